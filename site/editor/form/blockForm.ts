import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import { isRecord } from '#site/assembler/runtime/record.ts';

const LABEL = '#/$defs/label';

export interface BlockForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** The form of a block's props, from the schemas of all blocks; `undefined` for a block that they do not know. */
export function blockFormOf(definitions: unknown, block: string): BlockForm | undefined {
  const all = isRecord(definitions) ? definitions['$defs'] : undefined;
  const props = isRecord(all) ? all[`props.${block}`] : undefined;
  if (!isRecord(all) || !isRecord(props)) return undefined;
  // What may stand in a config file is a JSON Schema of the same draft.
  return { schema: { ...props, $defs: all } as RJSFSchema, uiSchema: fieldsOf(props) };
}

/** Names the controls that are not a type's usual one: numbers have steps, a text has all languages. */
function fieldsOf(schema: unknown): UiSchema {
  if (!isRecord(schema)) return {};
  const { description } = schema;
  // What the prop is for, where it would else be what a text is.
  if (schema['$ref'] === LABEL)
    return { 'ui:field': 'LabelField', ...(typeof description === 'string' && { 'ui:description': description }) };
  const { properties, items, type } = schema;
  return {
    ...(type === 'integer' || type === 'number' ? { 'ui:widget': 'updown' } : {}),
    ...(isRecord(properties) ? Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, fieldsOf(own)])) : {}),
    ...(isRecord(items) ? { items: fieldsOf(items) } : {}),
  };
}
