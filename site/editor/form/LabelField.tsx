import type { FieldProps, RJSFSchema } from '@rjsf/utils';

import { isRecord } from '#site/assembler/runtime/record.ts';
import { Button, TextField } from '#ui';
import { inWords } from '../inWords.ts';
import { words } from '../words.ts';
import type { FormContext } from './context.ts';
import * as styles from './form.css.ts';
import { noteOf } from './notes.ts';

/** A text of the site in the merchant's languages, side by side: the words of a key wherever it is used, or words for this place alone. */
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
  const { languages, texts } = registry.formContext;
  const description: unknown = uiSchema?.['ui:description'];
  const note = typeof description === 'string' ? noteOf({ description }) : undefined;
  const isOwn = isRecord(formData) && Object.keys(formData).length > 0;
  const label = isOwn ? formData : isRecord(schema.default) ? schema.default : {};
  const key = typeof label['t'] === 'string' ? label['t'] : undefined;
  const own = key === undefined ? [] : languages.filter((language) => texts.isOwn(key, language));
  const textOf = (language: string): string => (typeof label[language] === 'string' ? label[language] : '');
  const set = (next: Readonly<Record<string, unknown>>): void => {
    const filled = Object.entries(next).filter(([, text]) => text !== '');
    onChange(filled.length === 0 ? undefined : Object.fromEntries(filled), fieldPathId.path);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{inWords(name)}</legend>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {languages.map((language) => (
        <TextField
          key={language}
          size="md"
          label={language}
          disabled={disabled}
          value={key === undefined ? textOf(language) : texts.of(key, language)}
          onChange={({ target }) =>
            key === undefined ? set({ ...label, [language]: target.value }) : texts.set(key, language, target.value)
          }
        />
      ))}
      {key !== undefined && (
        <>
          <p className={styles.note}>{words.sharedText(key)}</p>
          {own.length > 0 && (
            <Button size="sm" variant="ghost" disabled={disabled} onClick={() => texts.reset(key, own)}>
              {words.resetProp(key)}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            disabled={disabled}
            onClick={() => set(Object.fromEntries(languages.map((language) => [language, texts.of(key, language)])))}
          >
            {words.ownWords}
          </Button>
        </>
      )}
    </fieldset>
  );
}
