/** From a schema's complaints to faults with a place, what was found, and the name that was meant. */
import * as v from 'valibot';
import type { MergedFile } from './merge.ts';
import { nearest } from './nearest.ts';
import { parentOf, toPointer, type Path } from './pointer.ts';
import type { Fault, FaultCode, Source } from '#site/assembler/runtime/types.ts';

export interface Finding {
  readonly code: FaultCode;
  readonly pointer: string;
  /** Whether the key is wrong, or the value. */
  readonly part: 'key' | 'value';
  readonly found: string;
  readonly expected: string;
  readonly hint?: string | undefined;
  /** @default 'error' */
  readonly severity?: Fault['severity'];
}

/** The schema's issues with a value at `prefix` of its file. */
export function findings(schema: v.GenericSchema, value: unknown, prefix: Path = []): Finding[] {
  const result = v.safeParse(schema, value);
  return result.success ? [] : withoutMisspelt(result.issues.map((issue) => describe(schema, issue, prefix)));
}

/** A key that is missing because it is misspelt is one fault, not two. */
function withoutMisspelt(all: readonly Finding[]): Finding[] {
  const meant = new Set(
    all.flatMap(({ code, pointer, hint }) => (code === 'unknown-key' && hint ? [`${parentOf(pointer)} "${hint}"`] : [])),
  );
  return all.filter(({ code, pointer, expected }) => code !== 'missing-key' || !meant.has(`${pointer} ${expected}`));
}

function describe(schema: v.GenericSchema, issue: v.BaseIssue<unknown>, prefix: Path): Finding {
  const path: Path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const pointer = toPointer([...prefix, ...path]);
  const name = String(path.at(-1) ?? '');
  const isObject = issue.type === 'strict_object' && issue.path?.at(-1)?.origin === 'key';
  if (isObject && issue.expected === 'never') {
    const known = names(schemaAt(schema, path.slice(0, -1)), 'entries');
    // A patch may also take an item away; by then those that do so are gone.
    const meant = known.includes('when') ? [...known, 'removed'] : known;
    return {
      code: 'unknown-key',
      pointer,
      part: 'key',
      found: `"${name}"`,
      expected: `one of ${known.join(', ')}`,
      hint: nearest(name, meant),
    };
  }
  if (isObject) return { code: 'missing-key', pointer: parentOf(pointer), part: 'value', found: `no "${name}"`, expected: `"${name}"` };

  const part = issue.path?.at(-1)?.origin === 'key' ? 'key' : 'value';
  const at = part === 'key' ? property(unwrap(schemaAt(schema, path.slice(0, -1))), 'key') : schemaAt(schema, path);
  const options = names(at, 'options');
  const hint = typeof issue.input === 'string' ? nearest(issue.input, options) : undefined;
  return {
    code: 'bad-value',
    pointer,
    part,
    found: brief(issue.input),
    expected: descriptionOf(at) ?? issue.expected ?? issue.message,
    hint,
  };
}

/** A finding, placed where the value was written: in base or in the merchant's file. */
export function placed(file: MergedFile, { part, hint, ...finding }: Finding): Fault {
  return { severity: 'error', ...finding, ...sourceOf(file, finding.pointer, part), ...(hint !== undefined && { hint }) };
}

/** Where the value at a pointer, or the nearest one around it, was written. */
export function sourceOf(file: MergedFile, pointer: string, part: 'key' | 'value' = 'value'): Source {
  for (let at = pointer; ; at = parentOf(at)) {
    const source = file.sources.get(at);
    if (source) return source[part];
    if (at === '') return { file: '', line: 1, column: 1 };
  }
}

/** A string that its schema says is the name of something. */
export interface Reference {
  /** What it names: a page, a menu … */
  readonly ref: string;
  readonly name: string;
  readonly path: Path;
}

/** The references in a value. */
export function* references(schema: unknown, value: unknown, path: Path = []): Generator<Reference> {
  const ref = metadataOf(schema)['ref'];
  if (typeof ref === 'string' && typeof value === 'string') yield { ref, name: value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* references(step(schema, key), child, [...path, key]);
  }
}

/** A value as text, short enough for one line. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function schemaAt(schema: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => step(at, String(key)), schema);
}

/** The schema of what an object, record or list holds at a key; valibot schemas are plain objects. */
function step(schema: unknown, key: string): unknown {
  const open = unwrap(schema);
  const entries = property(open, 'entries');
  if (entries) return Object.hasOwn(entries, key) ? property(entries, key) : undefined;
  return property(open, 'item') ?? property(open, 'value');
}

function unwrap(schema: unknown): unknown {
  const wrapped = property(schema, 'wrapped');
  if (wrapped) return unwrap(wrapped);
  const getter: unknown = property(schema, 'getter');
  return typeof getter === 'function' ? unwrap(Reflect.apply(getter, undefined, [])) : schema;
}

/** Names that a schema lists: the keys of its entries, or its string options. */
function names(schema: unknown, part: 'entries' | 'options'): string[] {
  const list = property(unwrap(schema), part);
  if (Array.isArray(list)) return list.filter((option) => typeof option === 'string');
  return list ? Object.keys(list).filter((key) => key !== '$schema' && key !== 'v') : [];
}

function descriptionOf(schema: unknown): string | undefined {
  const { description } = metadataOf(schema);
  return typeof description === 'string' ? description : undefined;
}

function metadataOf(schema: unknown): Readonly<Record<string, unknown>> {
  const pipe: unknown = property(unwrap(schema), 'pipe');
  const merged: Record<string, unknown> = {};
  if (!Array.isArray(pipe)) return merged;
  for (const action of pipe.slice(1)) Object.assign(merged, property(action, 'metadata'), descriptionIn(action));
  return merged;
}

function descriptionIn(action: unknown): { description?: unknown } {
  const description: unknown = typeof action === 'object' && action !== null ? Reflect.get(action, 'description') : undefined;
  return description === undefined ? {} : { description };
}

function property(value: unknown, key: string): object | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return (typeof found === 'object' && found !== null) || typeof found === 'function' ? found : undefined;
}
