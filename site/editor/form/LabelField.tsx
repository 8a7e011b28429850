import type { FieldProps, RJSFSchema } from '@rjsf/utils';

import { isRecord } from '#site/assembler/runtime/record.ts';
import { Button, TextField } from '#ui';
import { inWords } from '../inWords.ts';
import { words } from '../words.ts';
import type { FormContext } from './context.ts';
import * as styles from './form.css.ts';
import { noteOf } from './notes.ts';

/** A text of the site: a key of its texts, or the words themselves in the merchant's languages, side by side. */
export function LabelField({
  name,
  schema,
  uiSchema,
  formData,
  fieldPathId,
  registry,
  disabled = false,
  onChange,
}: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { languages } = registry.formContext;
  const description: unknown = uiSchema?.['ui:description'];
  const note = typeof description === 'string' ? noteOf({ description }) : undefined;
  const isOwn = isRecord(formData) && Object.keys(formData).length > 0;
  const label = isOwn ? formData : isRecord(schema.default) ? schema.default : {};
  const key = typeof label['t'] === 'string' ? label['t'] : undefined;
  const textOf = (language: string): string => (typeof label[language] === 'string' ? label[language] : '');
  const set = (next: Readonly<Record<string, unknown>>): void => {
    const filled = Object.entries(next).filter(([, text]) => text !== '');
    onChange(filled.length === 0 ? undefined : Object.fromEntries(filled), fieldPathId.path);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{inWords(name)}</legend>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {key === undefined ? (
        languages.map((language) => (
          <TextField
            key={language}
            size="md"
            label={language}
            disabled={disabled}
            value={textOf(language)}
            onChange={({ target }) => set({ ...label, [language]: target.value })}
          />
        ))
      ) : (
        <>
          <TextField size="md" label={words.textKey} disabled={disabled} value={key} onChange={({ target }) => set({ t: target.value })} />
          <Button size="sm" variant="ghost" disabled={disabled} onClick={() => set({ [languages[0] ?? 'EN']: key })}>
            {words.ownWords}
          </Button>
        </>
      )}
    </fieldset>
  );
}
