/** Where code asks for texts: every call of a translating function, with the namespace that it looks in first. */
import { readFileSync } from 'node:fs';

import { parseSync } from 'vite';

import { isRecord } from '#site/assembler/runtime/record.ts';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { filesBelow, isStory, isTest, sources } from './sources.ts';

export interface TextUse {
  readonly path: string;
  readonly namespace: string;
  /** As written: a pattern for the whole of a key, open where code puts a value in. */
  readonly key: RegExp;
}

const DEFAULT_NAMESPACE = 'common';
/** Stands in a key for what code puts in. */
const OPEN = '.+';

/** A syntax tree is plain JSON. */
type Node = Readonly<Record<string, unknown>>;
/** Namespaces by the name of the function that looks in them. */
type Scope = ReadonlyMap<string, string>;

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value['type'] === 'string';
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const nameOf = (value: unknown): unknown => (isRecord(value) ? value['name'] : undefined);
const escaped = (text: unknown): string => String(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every form that an argument may take: both sides of a choice, and templates with their gaps open. */
function formsOf(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return [escaped(node['value'])];
  if (node['type'] === 'TemplateLiteral')
    return [
      nodesIn(node['quasis'])
        .map(({ value }) => escaped(isRecord(value) ? value['cooked'] : ''))
        .join(OPEN),
    ];
  if (node['type'] === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap(formsOf);
  if (node['type'] === 'LogicalExpression') return [node['left'], node['right']].flatMap(formsOf);
  return [];
}

/** Constants that `useTranslation` is called with. */
const CONSTANTS: Readonly<Record<string, readonly string[]>> = { MONEY_TEXTS };

/** Every namespace that a call of `useTranslation` names. */
function namespacesIn(node: unknown): readonly string[] {
  if (!isNode(node)) return [DEFAULT_NAMESPACE];
  if (node['type'] === 'ArrayExpression') return nodesIn(node['elements']).flatMap(namespacesIn);
  if (node['type'] === 'Literal') return [String(node['value'])];
  const constant = CONSTANTS[String(nameOf(node['argument']))];
  if (node['type'] === 'SpreadElement' && constant) return constant;
  throw new Error(`useTranslation is called with ${String(node['type'])}, which this test cannot read`);
}

function requestedIn(node: unknown, found: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  if (isNode(node) && node['type'] === 'CallExpression' && nameOf(node['callee']) === 'useTranslation')
    for (const namespace of namespacesIn(nodesIn(node['arguments'])[0])) found.add(namespace);
  for (const child of Object.values(node)) requestedIn(child, found);
  return found;
}

/** The first string in a node: a namespace, alone or at the head of a list, as a value or as a type. */
function firstText(node: unknown): string | undefined {
  if (Array.isArray(node)) return node.map(firstText).find((text) => text !== undefined);
  if (!isNode(node)) return undefined;
  if (typeof node['value'] === 'string') return node['value'];
  return firstText(node['elements'] ?? node['literal'] ?? node['params'] ?? node['typeArguments']);
}

/** What a declaration or a parameter calls a translating function, if it is one. */
function bindingsIn(node: Node): readonly (readonly [name: string, namespace: string])[] {
  if (node['type'] === 'VariableDeclarator' && isNode(node['init']) && nameOf(node['init']['callee']) === 'useTranslation') {
    const namespace = firstText(node['init']['arguments']) ?? DEFAULT_NAMESPACE;
    const properties = isNode(node['id']) ? nodesIn(node['id']['properties']) : [];
    return properties.filter(({ key }) => nameOf(key) === 't').map(({ value }) => [String(nameOf(value)), namespace] as const);
  }
  const type = node['type'] === 'Identifier' && isNode(node['typeAnnotation']) ? node['typeAnnotation']['typeAnnotation'] : undefined;
  if (!isNode(type) || nameOf(type['typeName']) !== 'TFunction') return [];
  const namespace = firstText(type['typeArguments']);
  return namespace === undefined ? [] : [[String(node['name']), namespace]];
}

const SCOPES = /^(?:Program|FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** All bindings below a node, as far as functions inside it, which have their own; their parameters count as inside. */
function ownBindings(node: unknown, isOutermost = true): readonly (readonly [string, string])[] {
  if (Array.isArray(node)) return node.flatMap((child) => ownBindings(child, false));
  if (!isNode(node) || (!isOutermost && SCOPES.test(String(node['type'])))) return [];
  return [
    ...bindingsIn(node),
    ...Object.values(node).flatMap((child) => (isRecord(child) || Array.isArray(child) ? ownBindings(child, false) : [])),
  ];
}

function usesIn(node: unknown, path: string, outer: Scope, found: TextUse[]): void {
  if (Array.isArray(node)) {
    for (const child of node) usesIn(child, path, outer, found);
    return;
  }
  if (!isNode(node)) return;
  const scope: Scope = SCOPES.test(String(node['type'])) ? new Map([...outer, ...ownBindings(node)]) : outer;
  const namespace = node['type'] === 'CallExpression' ? scope.get(String(nameOf(node['callee']))) : undefined;
  if (namespace !== undefined) {
    for (const form of formsOf(nodesIn(node['arguments'])[0])) {
      const [, other, key] = /^(\w+):(.*)$/.exec(form) ?? [undefined, namespace, form];
      found.push({ path, namespace: other ?? namespace, key: new RegExp(`^${key}$`) });
    }
  }
  for (const child of Object.values(node)) usesIn(child, path, scope, found);
}

const trees = sources
  .filter(({ path }) => !path.startsWith('tests/'))
  .filter((source) => !isTest(source) && !isStory(source))
  .map(({ path }) => ({ path, tree: parseSync(path, readFileSync(path, 'utf8')).program }));

/** Every use in the site's own code. */
export const textUses: readonly TextUse[] = trees.flatMap(({ path, tree }) => {
  const found: TextUse[] = [];
  if (path.startsWith('site/')) usesIn(tree, path, new Map(), found);
  return found;
});

/** Namespaces that a file's own code needs to be loaded, by the file's path. */
export const namespacesByFile: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  trees
    .filter(({ path }) => path.startsWith('site/'))
    .map(({ path, tree }) => {
      const looked = textUses.filter((use) => use.path === path).map(({ namespace }) => namespace);
      return [path, requestedIn(tree, new Set(looked))] as const;
    }),
);

function formsBelow(node: unknown, found: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const form of formsOf(node)) found.add(form);
  for (const child of Object.values(node)) formsBelow(child, found);
  return found;
}

/** Says enough of a key: a whole word of it, up to where its next one begins or from where its last one does. */
const SAYS_A_WORD = /^[a-z]\w*[_.:]\.\+|\.\+(?:_|\\\.)[a-z]\w*$/;

const forms = [...trees.reduce((found, { tree }) => formsBelow(tree, found), new Set<string>())];
const patterns = forms.filter((form) => SAYS_A_WORD.test(form)).map((form) => new RegExp(`^${form}$`));
const texts = new Set(forms.filter((form) => !form.includes(OPEN)).map((form) => form.replaceAll('\\', '')));
for (const path of filesBelow('config').filter((name) => name.endsWith('.json') && !name.startsWith('config/schema/')))
  for (const [, text = ''] of readFileSync(path, 'utf8').matchAll(/"([\w.]+)"/g)) texts.add(text);

/** Whether any text in code or config is this key: alone, behind its namespace, or put together of parts. */
export const isWritten = (namespace: string, key: string): boolean =>
  [key, `${namespace}:${key}`].some((form) => texts.has(form) || patterns.some((pattern) => pattern.test(form)));
