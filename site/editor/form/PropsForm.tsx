// The package's own index imports a validator that it does not depend on: `findings/rjsf-core-index.sh`.
import Form from '@rjsf/core/lib/components/Form.js';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import { useMemo } from 'react';

import type { Json } from '#site/assembler/runtime/types.ts';
import type { ItemForm } from './itemForm.ts';
import { changesBetween, type Change } from './changes.ts';
import type { FormContext } from './context.ts';
import { LabelField } from './LabelField.tsx';
import { templates } from './templates.tsx';
import { validator } from './validator.ts';
import { widgets } from './widgets.tsx';

interface PropsFormProps extends FormContext {
  /** Unique on the page. */
  readonly id: string;
  readonly form: ItemForm;
  readonly value: Json;
  readonly disabled: boolean;
  /** What `check` says, by prop. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (changes: readonly Change[]) => void;
}

const fields = { LabelField };
/** Nothing is written that was not touched: what a block does by default is not in the file. */
const DEFAULTS = { emptyObjectFields: 'skipDefaults' } as const;

/** A block's props as fields. */
export function PropsForm({ id, form, value, disabled, faults, changed, languages, texts, reset, onChange }: PropsFormProps) {
  const context = useMemo(() => ({ changed, languages, texts, reset }), [changed, languages, texts, reset]);
  const errors = Object.entries(faults).reduce((all, [prop, text]) => all.addErrors(text, prop), new ErrorSchemaBuilder()).ErrorSchema;
  return (
    <Form
      tagName="div"
      idPrefix={id}
      schema={form.schema}
      uiSchema={form.uiSchema}
      formData={value}
      formContext={context}
      disabled={disabled}
      validator={validator}
      widgets={widgets}
      fields={fields}
      templates={templates}
      extraErrors={errors}
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={DEFAULTS}
      onChange={({ formData }) => onChange(changesBetween(value, formData as Json))} // JSON in, JSON out.
    >
      {/* No button to submit: each change counts at once. */}
      <></>
    </Form>
  );
}
