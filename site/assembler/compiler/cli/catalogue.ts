/** `docs/blocks.md`: every block with its props, an example and a picture, from schemas and docs. */
import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { Blocks } from '#site/assembler/sdk/registry.ts';
import { blockProps, record, type AllDocs, type Schema } from '#site/assembler/compiler/schema/blockProps.ts';

/** @param hasPicture whether `docs/blocks/<type>.webp` is there */
export async function catalogue(blocks: Blocks, docs: AllDocs, hasPicture: (type: string) => boolean): Promise<string> {
  // Without docs: there is one column for what a prop may be, and one for what it means.
  const schemas = await blockProps(blocks, new Map());
  const sections = [...blocks].map(([type, { slots }]) =>
    section(type, schemas.get(type) ?? {}, Object.keys(slots), docs.get(type), hasPicture(type)),
  );
  return [
    '# Blocks',
    '',
    '<!-- Written by `npm run config -- docs` from the blocks’ `schema.ts` and `docs.ts`; edits here are lost. -->',
    '',
    'What a page, a layout, a modal or a centre can be assembled from. How to use one: [make a merchant](make-a-merchant.md).',
    'How to write one: [add a block](add-a-block.md).',
    '',
    ...[...blocks.keys()].map((type) => `- [${type}](#${type}): ${docs.get(type)?.purpose ?? ''}`),
    '',
    ...sections.flat(),
  ].join('\n');
}

function section(type: string, schema: Schema, slots: readonly string[], docs: BlockDocs | undefined, pictured: boolean): string[] {
  const example: unknown = docs?.examples[0];
  return [
    `## ${type}`,
    '',
    docs?.purpose ?? '',
    '',
    ...(pictured ? [`![${type} on a phone](blocks/${type}.webp)`, ''] : []),
    ...propsTable(schema, docs),
    ...slots.flatMap((slot, index) => [...(index === 0 ? ['Slots:', ''] : []), `- \`${slot}\`: ${docs?.slots?.[slot] ?? ''}`]),
    ...(slots.length > 0 ? [''] : []),
    '```json',
    exampleOf(type, example),
    '```',
    '',
  ];
}

function propsTable(schema: Schema, docs: BlockDocs | undefined): string[] {
  const meanings: Readonly<Record<string, string>> = docs?.props ?? {};
  const required = listOf(schema['required']);
  const rows = Object.entries(record(schema['properties'])).map(([name, value]) => {
    const prop = record(value);
    const fallback = required.includes(name) ? 'required' : prop['default'] === undefined ? '' : code(JSON.stringify(prop['default']));
    return `| ${[code(name), typeOf(prop), fallback, meanings[name] ?? ''].map(cell).join(' | ')} |`;
  });
  return rows.length === 0 ? ['It takes no props.', ''] : ['| prop | may be | unless given | meaning |', '|---|---|---|---|', ...rows, ''];
}

/** What a value may be, in a few words. */
function typeOf(schema: Schema): string {
  const { type, enum: options, items, minimum, maximum, ref, description, properties, $ref } = schema;
  if ($ref === '#/$defs/label') return 'a text: `{"t": key}` or by language';
  if (Array.isArray(options)) return options.map((option) => code(String(option))).join(', ');
  if (typeof ref === 'string') return lower(String(description));
  if (type === 'array') return `a list, each ${typeOf(record(items))}`;
  if (type === 'object') {
    const required = listOf(schema['required']);
    const parts = Object.entries(record(properties)).map(
      ([name, part]) => `${code(required.includes(name) ? name : `${name}?`)} ${typeOf(record(part))}`,
    );
    return `{ ${parts.join('; ')} }`;
  }
  if (type === 'integer' || type === 'number') return ['a whole number', from(minimum), to(maximum)].filter(Boolean).join(' ');
  if (type === 'boolean') return '`true` or `false`';
  return typeof description === 'string' ? description : 'a name';
}

const from = (minimum: unknown): string => (typeof minimum === 'number' ? `from ${minimum}` : '');
const to = (maximum: unknown): string => (typeof maximum === 'number' ? `to ${maximum}` : '');
const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|');
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** An item as config writes it, a prop a line. */
function exampleOf(type: string, props: unknown): string {
  const entries = Object.entries(record(props));
  if (entries.length === 0) return `{ "block": "${type}" }`;
  const lines = entries.map(([name, value]) => `    "${name}": ${spaced(value)}`);
  return [`{`, `  "block": "${type}",`, '  "props": {', lines.join(',\n'), '  }', '}'].join('\n');
}

/** JSON on one line, with the spaces that config is written with. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, child]) => `${JSON.stringify(key)}: ${spaced(child)}`)
    .join(', ')} }`;
}
