/** The kit's fields, as the form asks for them. */
import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';

import { CheckboxField, NumberField, SelectField, TextField } from '#ui';
import { defaultOf, nameOf, noteOf } from './notes.ts';

/** One line of text; a name of something that base has is suggested. */
function Text({ id, label, value, schema, disabled = false, onChange, rawErrors }: WidgetProps) {
  const names = Array.isArray(schema.examples) ? schema.examples.map(String) : [];
  const listId = `${id}-names`;
  return (
    <>
      <TextField
        size="md"
        id={id}
        label={nameOf(label)}
        description={noteOf(schema)}
        message={rawErrors?.[0]}
        disabled={disabled}
        placeholder={defaultOf(schema)}
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

function Amount({ id, label, value, schema, disabled = false, onChange, rawErrors }: WidgetProps) {
  return (
    <NumberField
      size="md"
      id={id}
      label={nameOf(label)}
      description={noteOf(schema)}
      message={rawErrors?.[0]}
      disabled={disabled}
      placeholder={defaultOf(schema)}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

function Choice({ id, label, value, schema, options, disabled = false, onChange, rawErrors }: WidgetProps) {
  const known = options.enumOptions ?? [];
  return (
    <SelectField
      size="md"
      id={id}
      label={nameOf(label)}
      description={noteOf(schema)}
      message={rawErrors?.[0]}
      disabled={disabled}
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
      label={nameOf(label)}
      description={noteOf(schema)}
      disabled={disabled}
      checked={(value ?? schema.default) === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

export const widgets: RegistryWidgetsType = {
  TextWidget: Text,
  TextareaWidget: Text,
  URLWidget: Text,
  UpDownWidget: Amount,
  SelectWidget: Choice,
  RadioWidget: Choice,
  CheckboxWidget: Switch,
};
