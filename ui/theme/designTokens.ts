/** Resolves inheritance and references of the Design Tokens format (2025.10). */

import { extendGroups, isObject, referenceIn, type ExtensionFault } from './extendedGroups.ts';

type Json = Readonly<Record<string, unknown>>;

/** An unresolved reference, at a JSON pointer into the file. */
export type ReferenceFault = ExtensionFault;

export interface TokenReading {
  /** The file with each token's resolved type and value, without group properties. */
  readonly value: unknown;
  readonly faults: readonly ReferenceFault[];
}

const isToken = (value: Json): boolean => Object.hasOwn(value, '$value') || Object.hasOwn(value, '$ref');

/** Properties of a group, or inherited by its tokens. */
const OF_GROUPS = new Set(['$type', '$description', '$extensions', '$deprecated']);

/** A token with its own or inherited type. */
interface Found {
  readonly token: Json;
  readonly type: unknown;
}

function find(root: Json, path: readonly string[]): Found | undefined {
  let [node, type]: [unknown, unknown] = [root, root['$type']];
  for (const name of path) {
    node = isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined;
    if (!isObject(node)) return undefined;
    type = node['$type'] ?? type;
  }
  return isObject(node) && isToken(node) ? { token: node, type } : undefined;
}

/** The resolved value of a token; `undefined` for an unresolved or circular reference. */
function resolve(root: Json, { token, type }: Found, seen: ReadonlySet<Json> = new Set()): { value: unknown; type: unknown } | undefined {
  const reference = Object.hasOwn(token, '$ref') ? referenceIn(token) : referenceIn(token['$value']);
  if (reference === undefined) {
    const value = withParts(root, token['$value'], new Set([...seen, token]));
    return value === undefined ? undefined : { value, type };
  }
  const target = find(root, reference);
  if (target === undefined || seen.has(target.token)) return undefined;
  const come = resolve(root, target, new Set([...seen, token]));
  return come && { value: come.value, type: type ?? come.type };
}

/** A value with its parts resolved, as the color of a shadow; `undefined` if one leads nowhere or back. */
function withParts(root: Json, value: unknown, seen: ReadonlySet<Json>): unknown {
  const reference = referenceIn(value);
  if (reference !== undefined) {
    const target = find(root, reference);
    return target === undefined || seen.has(target.token) ? undefined : resolve(root, target, seen)?.value;
  }
  if (Array.isArray(value)) {
    const parts = value.map((part) => withParts(root, part, seen));
    return parts.includes(undefined) ? undefined : parts;
  }
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withParts(root, part, seen)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

/** Never throws: an invalid file is returned unchanged. */
export function readTokens(input: unknown): TokenReading {
  if (!isObject(input)) return { value: input, faults: [] };
  const { value: file, faults: dangling } = extendGroups(input);
  const faults: ReferenceFault[] = [...dangling];
  const read = (node: unknown, pointer: string, inherited: unknown): unknown => {
    if (!isObject(node)) return node;
    const type = node['$type'] ?? inherited;
    if (!isToken(node)) {
      const children = Object.entries(node).filter(([name]) => !OF_GROUPS.has(name));
      return Object.fromEntries(children.map(([name, child]) => [name, read(child, `${pointer}/${name}`, type)]));
    }
    const resolved = resolve(file, { token: node, type });
    if (resolved === undefined) {
      const found = JSON.stringify(node['$value'] ?? node['$ref']);
      faults.push({ pointer: `${pointer}/${Object.hasOwn(node, '$value') ? '$value' : '$ref'}`, found, expected: 'a token of this file' });
    }
    const { $ref: _, ...rest } = node;
    return { ...rest, ...(resolved?.type !== undefined && { $type: resolved.type }), $value: resolved?.value };
  };
  return { value: read(file, '', undefined), faults };
}
