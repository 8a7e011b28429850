import { isObject, merge } from '../extendedGroups.ts';
import type { ThemeName } from '../derive.ts';

type Json = Readonly<Record<string, unknown>>;

/** A file of design tokens, with its name: tools that write one file per mode name the mode there. */
export interface TokenFile {
  readonly name: string;
  readonly content: unknown;
}

/** The tokens of each theme in the Design Tokens format; tokens without a theme are in both. */
export interface ThemeTrees {
  readonly light: Json;
  readonly dark: Json;
  /** Whether any token names its theme. */
  readonly hasModes: boolean;
}

/** Types with another name in Tokens Studio and Style Dictionary. */
const TYPES: Readonly<Record<string, string>> = {
  fontFamilies: 'fontFamily',
  fontWeights: 'fontWeight',
  borderRadius: 'dimension',
  sizing: 'dimension',
  spacing: 'dimension',
};

/** The theme named by a word of a name. */
export function modeIn(name: unknown): ThemeName | undefined {
  const words = typeof name === 'string' ? name.toLowerCase().split(/[^a-z]+/) : [];
  if (words.includes('light')) return 'light';
  return words.includes('dark') || words.includes('night') ? 'dark' : undefined;
}

const isLegacy = (node: Json): boolean => Object.hasOwn(node, 'value') && (!isObject(node['value']) || typeof node['type'] === 'string');

/** Converts `value` and `type`, as in Style Dictionary before 4 and Tokens Studio, to `$value` and `$type`. */
function inFormat(node: unknown): unknown {
  // The value of a token in the format may have a `value`, too: a dimension's.
  if (!isObject(node) || Object.hasOwn(node, '$value')) return node;
  if (!isLegacy(node)) return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, inFormat(child)]));
  const { value, type, description = node['comment'] } = node;
  return {
    ...(typeof type === 'string' && { $type: TYPES[type] ?? type }),
    $value: typeof value === 'string' ? value.replace(/\.value\}$/, '}') : value,
    ...(typeof description === 'string' && { $description: description }),
  };
}

interface Part {
  readonly mode: ThemeName | undefined;
  readonly tree: Json;
}

/** Contents of a file: Tokens Studio has sets side by side, which refer to each other without their names. */
function partsOf({ name, content }: TokenFile): readonly Part[] {
  const { $themes, $metadata, ...tokens } = isObject(content) ? content : {};
  if ($themes !== undefined || $metadata !== undefined)
    return Object.entries(tokens).flatMap(([set, tree]) => (isObject(tree) ? [{ mode: modeIn(set), tree: formatted(tree) }] : []));
  const extensions = tokens['$extensions'];
  const figma = isObject(extensions) ? extensions['com.figma.modeName'] : undefined;
  return [{ mode: modeIn(figma) ?? modeIn(name), tree: formatted(tokens) }];
}

const formatted = (tree: Json): Json => Object.fromEntries(Object.entries(tree).map(([name, child]) => [name, inFormat(child)]));

/** Reads files in the formats of Figma, Tokens Studio and Style Dictionary. */
export function readFiles(files: readonly TokenFile[]): ThemeTrees {
  const parts = files.flatMap(partsOf);
  const treeOf = (theme: ThemeName) =>
    parts.filter(({ mode }) => mode === undefined || mode === theme).reduce<Json>((whole, { tree }) => merge(whole, tree), {});
  return { light: treeOf('light'), dark: treeOf('dark'), hasModes: parts.some(({ mode }) => mode !== undefined) };
}
