/**
 * A config file's text as values with positions. Never throws: what cannot be read, is too large or
 * too deep, or could reach a prototype comes back as faults.
 */
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { toPointer, type Path } from './pointer.ts';
import type { Fault, Json, Position } from '#site/assembler/runtime/types.ts';

const MAX_BYTES = 1_000_000;
const MAX_NESTING = 32;
/** Shipped files have some hundreds. Each value is read, placed, merged and checked once for every merchant. */
const MAX_VALUES = 20_000;

/** The position of a value in its file, and its key where it has one. */
export interface Place {
  readonly value: Position;
  readonly key: Position;
}

export interface ParsedFile {
  /** Relative to the config folder. */
  readonly file: string;
  /** Objects without a prototype; absent when the file is unusable. */
  readonly value?: Json;
  /** By JSON pointer. */
  readonly places: ReadonlyMap<string, Place>;
  readonly faults: readonly Fault[];
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const START: Position = { line: 1, column: 1 };

/** `position` maps an offset of the text to line and column; a migrated text maps to the written one. */
export function parseFile(file: string, text: string, position: (offset: number) => Position = lineCounter(text)): ParsedFile {
  const faults: Fault[] = [];
  const places = new Map<string, Place>();
  const fail = (code: Fault['code'], path: Path, at: Position, found: string, expected: string) => {
    faults.push({ code, severity: 'error', file, pointer: toPointer(path), ...at, found, expected });
  };

  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MAX_BYTES) {
    fail('too-big', [], START, `${bytes} bytes`, `at most ${MAX_BYTES} bytes`);
    return { file, places, faults };
  }
  const unreadable = /\0|\uFFFD/.exec(text);
  if (unreadable) {
    const isWide = text.includes('\0');
    const at = isWide ? START : position(unreadable.index);
    fail('json', [], at, isWide ? 'UTF-16 text' : 'bytes that are not UTF-8', 'UTF-8 text. Save the file as UTF-8');
    return { file, places, faults };
  }
  // Before the parser, which recurses: a file nested 20,000 deep must not exhaust the stack.
  const excess = findExcess(text);
  if (excess) {
    const limit = excess.code === 'too-deep' ? `${MAX_NESTING} levels` : `${MAX_VALUES} values`;
    fail(excess.code, [], position(excess.offset), `more than ${limit}`, `at most ${limit}`);
    return { file, places, faults };
  }

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: false });
  const [error] = errors;
  if (error || !root) {
    const found = error && text.trim() !== '' ? spaced(printParseErrorCode(error.error)) : 'an empty file';
    fail('json', [], position(error?.offset ?? 0), found, 'valid JSON');
    return { file, places, faults };
  }

  const read = (node: Node, path: Path, key: Position): Json => {
    places.set(toPointer(path), { value: position(node.offset), key });
    if (node.type === 'array') return (node.children ?? []).map((child, index) => read(child, [...path, index], position(child.offset)));
    if (node.type !== 'object') return scalar(node);
    const object: Record<string, Json> = Object.create(null);
    for (const property of node.children ?? []) {
      const [keyNode, valueNode] = property.children ?? [];
      if (!keyNode || !valueNode) continue;
      const name = String(keyNode.value);
      const at = position(keyNode.offset);
      if (FORBIDDEN_KEYS.has(name)) fail('forbidden-key', [...path, name], at, `the key "${name}"`, 'another name');
      else if (Object.hasOwn(object, name)) fail('duplicate-key', [...path, name], at, `"${name}" again`, 'each key once');
      else object[name] = read(valueNode, [...path, name], at);
    }
    return object;
  };

  const value = read(root, [], START);
  return { file, value, places, faults };
}

function scalar({ value }: Node): Json {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Line and column of an offset, by binary search in the line starts. */
export function lineCounter(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Where a text first has too many levels or values; brackets and commas in strings and comments do not count. */
function findExcess(text: string): { readonly code: 'too-deep' | 'too-big'; readonly offset: number } | undefined {
  let depth = 0;
  let values = 1;
  for (const { 0: token, index: offset } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[[\]{},]/g)) {
    const opens = token === '{' || token === '[';
    if (opens) depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (opens || token === ',') values += 1;
    if (depth > MAX_NESTING) return { code: 'too-deep', offset };
    if (values > MAX_VALUES) return { code: 'too-big', offset };
  }
  return undefined;
}

/** `ColonExpected` → `colon expected`. */
function spaced(code: string): string {
  return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** Without the byte-order mark that some editors save first: it is no character of the first line. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
