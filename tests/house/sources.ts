/** The source tree as the house rules see it: its files, what each one imports, and the literals in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync } from 'vite';

import project from '../../package.json' with { type: 'json' };

export interface Source {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  /** Project files that it imports, types included, as paths from the root. */
  readonly imports: readonly string[];
  /** Those that load with it: neither types nor dynamic imports. */
  readonly staticImports: readonly string[];
  /** Those in `import('…')`, as an expression or as a type. */
  readonly lazyImports: readonly string[];
  /** Packages whose code it imports, by name; not those of which it uses types alone. */
  readonly packages: readonly string[];
  readonly literals: readonly Literal[];
}

/** A text or number in code; the text parts of a template count one by one, addresses of imports not at all. */
export interface Literal {
  readonly value: string | number;
  readonly line: number;
}

const FOLDERS = ['ui', 'site', 'gateway', 'scripts', 'tests', '.storybook'];

/** Paths of all files below a folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Every TypeScript source of the project. */
export const sources: readonly Source[] = FOLDERS.flatMap(filesBelow)
  .filter((path) => /\.tsx?$/.test(path))
  .map(readSource);

export const isTest = ({ path }: Pick<Source, 'path'>): boolean => /\.test\.tsx?$/.test(path);
/** Stories, and the `story…` files that only they use. */
export const isStory = ({ path }: Source): boolean => /\.stories\.tsx$|\/story[A-Z]\w*\.(css\.)?tsx?$/.test(path);

function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const { program, module } = parseSync(path, text);
  const found = collect(program);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...found.imported,
  ];
  const loaded = [
    ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
  ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set(specifiers)].flatMap((specifier) => resolve(specifier, path) ?? []),
    staticImports: [...new Set(loaded)].flatMap((specifier) => resolve(specifier, path) ?? []),
    lazyImports: found.imported.flatMap((specifier) => resolve(specifier, path) ?? []),
    packages: [...new Set([...loaded, ...found.imported])].flatMap((specifier) => /^(@[^/]+\/)?[^./#@][^/]*/.exec(specifier)?.[0] ?? []),
    literals: found.literals
      .filter(({ value }) => !specifiers.includes(String(value)))
      .map(({ value, start }) => ({ value, line: lineAt(start) })),
  };
}

interface Found {
  readonly literals: { readonly value: string | number; readonly start: number }[];
  /** Of `import('…')`, as an expression and as a type. */
  readonly imported: string[];
}

function collect(node: unknown, found: Found = { literals: [], imported: [] }): Found {
  if (typeof node !== 'object' || node === null) return found;
  const { type, start, value, source } = node as Readonly<Record<string, unknown>>; // The syntax tree is plain JSON.
  if (type === 'ImportExpression' || type === 'TSImportType') {
    const { literals } = collect(source);
    found.imported.push(...literals.map((literal) => String(literal.value)));
  }
  const content = type === 'TemplateElement' ? cooked(value) : value;
  if ((type === 'Literal' || type === 'TemplateElement') && typeof start === 'number' && isTextOrNumber(content)) {
    found.literals.push({ value: content, start });
  }
  for (const child of Object.values(node)) collect(child, found);
  return found;
}

function cooked(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : undefined;
}

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** A specifier's file from the project's root; `undefined` for a package. Aliases are the `imports` of package.json. */
function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  for (const [alias, target] of Object.entries(project.imports)) {
    const [prefix = '', wild] = alias.split('*');
    if (wild === undefined ? specifier === alias : specifier.startsWith(prefix)) {
      return join(target.replace('*', specifier.slice(prefix.length)));
    }
  }
  return undefined;
}
