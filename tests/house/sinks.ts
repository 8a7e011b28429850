/** Where addresses come into force: the places of the source tree that lead, frame, load or run what an address names. */
import { readFileSync } from 'node:fs';

import { parseSync } from 'vite';

/** One such place. */
export interface Sink {
  readonly line: number;
  /** Element and attribute, property or call: `a href`, `.location`, `window.open`, `url()`. */
  readonly kind: string;
}

/** Attributes that hold an address, or, of `srcdoc`, a document. */
const ATTRIBUTES = new Set(
  'href xlinkhref src srcset srcdoc action formaction poster data background ping cite manifest archive codebase'.split(' '),
);
/** What can be given an address by a spread as well. */
const LEADING = new Set(['a', 'area', 'base', 'embed', 'form', 'frame', 'iframe', 'link', 'object', 'script']);
const PROPERTIES = new Set(['href', 'src', 'srcset', 'srcdoc', 'action', 'formAction', 'location', 'backgroundImage', 'cssText']);
const OF_LOCATION = new Set(['assign', 'replace']);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodeAt = (node: unknown, ...path: readonly string[]): Node | undefined => {
  const found = path.reduce<unknown>((at, name) => (isNode(at) ? at[name] : undefined), node);
  return isNode(found) ? found : undefined;
};
const nodesOf = (node: unknown, name: string): readonly Node[] => {
  const list = isNode(node) ? node[name] : undefined;
  return Array.isArray(list) ? list.filter(isNode) : [];
};
/** Of an identifier, or of a member the property's. */
const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'];
  return typeof name === 'string' ? name : node?.['type'] === 'MemberExpression' ? nameOf(nodeAt(node, 'property')) : '';
};
/** Stands in the code as it is: nobody else has a say in it. */
const isFixed = (node: Node | undefined): boolean =>
  node === undefined || node['type'] === 'Literal' || (node['type'] === 'TemplateLiteral' && nodesOf(node, 'expressions').length === 0);

/** What one node of a syntax tree is, if it is a place of this kind. */
const READERS: Readonly<Record<string, (node: Node) => readonly string[]>> = {
  JSXOpeningElement(node) {
    const element = nameOf(nodeAt(node, 'name'));
    // Components are looked at where they hand the address on.
    if (!/^[a-z]/.test(element)) return [];
    return nodesOf(node, 'attributes').flatMap((attribute) => {
      if (attribute['type'] === 'JSXSpreadAttribute') return LEADING.has(element) ? [`${element} {...}`] : [];
      const name = nameOf(nodeAt(attribute, 'name'));
      const expression = nodeAt(attribute, 'value', 'expression');
      return ATTRIBUTES.has(name.toLowerCase()) && !isFixed(expression) ? [`${element} ${name}`] : [];
    });
  },
  AssignmentExpression(node) {
    const left = nodeAt(node, 'left');
    const name = nameOf(left);
    return left?.['type'] === 'MemberExpression' && PROPERTIES.has(name) && !isFixed(nodeAt(node, 'right')) ? [`.${name}`] : [];
  },
  CallExpression(node) {
    const callee = nodeAt(node, 'callee');
    const name = nameOf(callee);
    const [first] = nodesOf(node, 'arguments');
    const holder = nameOf(nodeAt(callee, 'object'));
    if (name === 'open' && ['window', 'globalThis', 'self'].includes(holder)) return isFixed(first) ? [] : ['window.open'];
    if (OF_LOCATION.has(name) && holder === 'location') return isFixed(first) ? [] : [`location.${name}`];
    if (!/^setAttribute(NS)?$/.test(name)) return [];
    const attribute = first?.['type'] === 'Literal' ? String(first['value']) : undefined;
    return attribute === undefined || ATTRIBUTES.has(attribute) || attribute.startsWith('on') ? [name] : [];
  },
  TemplateLiteral(node) {
    const texts = nodesOf(node, 'quasis').slice(0, -1);
    return texts.some((text) => /url\(\s*["']?$/i.test(String(nodeAt(text, 'value')?.['cooked']))) ? ['url()'] : [];
  },
};

/** All of them in a file. */
export function sinksOf(path: string, text = readFileSync(path, 'utf8')): readonly Sink[] {
  const found: Sink[] = [];
  const walk = (node: unknown): void => {
    if (!isNode(node)) return;
    const { type, start } = node;
    const kinds = typeof type === 'string' ? (READERS[type]?.(node) ?? []) : [];
    if (kinds.length > 0) {
      const line = text.slice(0, Number(start)).split('\n').length;
      found.push(...kinds.map((kind) => ({ kind, line })));
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(path, text).program);
  return found;
}
