/** The kit's fields, as the form asks for them. */
import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';

import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { ICON_NAMES } from '#site/components/iconNames.ts';
import { CheckboxField, NumberField, SelectField, TextField } from '#ui';
import { inWords } from '../inWords.ts';
import { defaultOf, noteOf } from './notes.ts';

/** What every control has: name, meaning, fault. */
const shellOf = ({ id, label, schema, disabled = false, rawErrors }: WidgetProps) => ({
  size: 'md' as const,
  id,
  label: inWords(label),
  description: noteOf(schema),
  message: rawErrors?.[0],
  disabled,
});

/** One line of text; a name of something that base has is suggested. */
function Text({ start, ...props }: WidgetProps & { readonly start?: ReactNode }) {
  const { id, value, schema, onChange } = props;
  const names = Array.isArray(schema.examples) ? schema.examples.map(String) : [];
  const listId = `${id}-names`;
  return (
    <>
      <TextField
        {...shellOf(props)}
        placeholder={defaultOf(schema)}
        start={start}
        value={typeof value === 'string' ? value : ''}
        {...(names.length > 0 && { list: listId })}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {names.length > 0 && (
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** An icon by its name, and as it looks. */
function IconName(props: WidgetProps) {
  const { value } = props;
  return <Text {...props} schema={{ ...props.schema, examples: [...ICON_NAMES] }} start={<Icon name={iconNamed(String(value))} />} />;
}

function Amount(props: WidgetProps) {
  const { value, schema, onChange } = props;
  return (
    <NumberField
      {...shellOf(props)}
      placeholder={defaultOf(schema)}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

function Choice(props: WidgetProps) {
  const { value, schema, options, onChange } = props;
  const known = options.enumOptions ?? [];
  return (
    <SelectField
      {...shellOf(props)}
      placeholder="–"
      options={known.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value === undefined ? (defaultOf(schema) ?? '') : String(value)}
      onChange={({ target }) => onChange(known.find((option) => String(option.value) === target.value)?.value)}
    />
  );
}

function Switch({ id, label, value, schema, disabled = false, onChange }: WidgetProps) {
  return (
    <CheckboxField
      id={id}
      label={inWords(label)}
      description={noteOf(schema)}
      disabled={disabled}
      checked={(value ?? schema.default) === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

export const widgets: RegistryWidgetsType = {
  IconWidget: IconName,
  TextWidget: Text,
  TextareaWidget: Text,
  URLWidget: Text,
  UpDownWidget: Amount,
  SelectWidget: Choice,
  RadioWidget: Choice,
  CheckboxWidget: Switch,
};
