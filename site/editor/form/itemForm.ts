import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import { isRecord } from '#site/assembler/runtime/record.ts';
import type { Kind } from '../structure.ts';

const LABEL = '#/$defs/label';

/** Keys of an item that have another place in the panel, or none: its block, its order, what a developer decides. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  '$schema',
  'v',
  'notes',
  'areas',
  'opens',
  'parameters',
  'block',
  'props',
  'slots',
  'when',
  'guard',
  'onFault',
  'page',
]);

export interface ItemForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** The form of a block's props, from the shared definitions; `undefined` for a block that they do not know. */
export function propsFormOf(definitions: unknown, block: string): ItemForm | undefined {
  return formOf(definitions, `props.${block}`);
}

/** The form of what an item says of itself, beside the props of its block; `undefined` where that is nothing. */
export function itemFormOf(definitions: unknown, kind: Kind): ItemForm | undefined {
  return kind === 'block' ? undefined : formOf(definitions, kind);
}

function formOf(definitions: unknown, name: string): ItemForm | undefined {
  const all = isRecord(definitions) ? definitions['$defs'] : undefined;
  const whole = isRecord(all) ? all[name] : undefined;
  if (!isRecord(all) || !isRecord(whole)) return undefined;
  const { allOf: _, required: __, ...schema } = whole;
  const properties = isRecord(whole['properties']) ? whole['properties'] : {};
  const own = name.startsWith('props.')
    ? properties
    : Object.fromEntries(Object.entries(properties).filter(([key]) => !ELSEWHERE.has(key)));
  const form = { ...schema, properties: own };
  // What may stand in a config file is a JSON Schema of the same draft.
  return { schema: { ...form, $defs: all } as RJSFSchema, uiSchema: fieldsOf(form) };
}

/** Names the controls that are not a type's usual one: numbers have steps, a text has all languages. */
function fieldsOf(schema: unknown): UiSchema {
  if (!isRecord(schema)) return {};
  const { description } = schema;
  // What the prop is for, where it would else be what a text is.
  if (schema['$ref'] === LABEL)
    return { 'ui:field': 'LabelField', ...(typeof description === 'string' && { 'ui:description': description }) };
  const { properties, items, type } = schema;
  const ofField = (name: string, own: unknown): UiSchema => (name === 'icon' ? { 'ui:widget': 'IconWidget' } : fieldsOf(own));
  return {
    ...(type === 'integer' || type === 'number' ? { 'ui:widget': 'updown' } : {}),
    ...(isRecord(properties) ? Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, ofField(name, own)])) : {}),
    ...(isRecord(items) ? { items: fieldsOf(items) } : {}),
  };
}
