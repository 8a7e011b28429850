import { readFileSync } from 'node:fs';

import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { sources } from './sources.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);
const below = (node: Node): Node[] => [node, ...Object.values(node).flatMap(nodes).flatMap(below)];

/** What says that one is chosen among others. */
const STATE = /aria-(?:current|selected|pressed|checked)|:checked|data-(?:chosen|selected|current|own)|data-state=(?:on|checked|active)/g;

/** Properties of which forced colors leave nothing to see, and those that show nothing at rest. */
const TAKEN = /^(?:background(?:Color)?|color|border\w*Color|boxShadow|textShadow|transition|cursor)$/;

interface StateRule {
  readonly states: readonly string[];
  readonly start: number;
  /** Whether it says something that stays. */
  readonly lasts: boolean;
}

/** The text of a property's name, of a literal or of a template; of a template's variables nothing. */
function textOf(node: Node | undefined): string {
  if (!node) return '';
  if (node['type'] === 'TemplateLiteral') {
    return nodes(node['quasis'])
      .map((part) => String(nodes(part['value'])[0]?.['cooked']))
      .join('');
  }
  return String(node['value'] ?? node['name'] ?? '');
}

/** A selector's rule, as a property of `selectors` or as the arguments of `globalStyle`. */
function ruleOf(node: Node): { selector: string; rule: Node } | undefined {
  const [selector, rule] =
    node['type'] === 'Property'
      ? [nodes(node['key'])[0], nodes(node['value'])[0]]
      : node['type'] === 'CallExpression' && textOf(nodes(node['callee'])[0]) === 'globalStyle'
        ? nodes(node['arguments'])
        : [];
  const object = rule?.['type'] === 'CallExpression' ? nodes(rule['arguments'])[0] : rule;
  return object?.['type'] === 'ObjectExpression' ? { selector: textOf(selector), rule: object } : undefined;
}

function stateRuleOf(node: Node): StateRule[] {
  const found = ruleOf(node);
  const states = found?.selector.replaceAll(/:not\([^()]*\)/g, '').match(STATE);
  if (!found || !states) return [];
  const lasts = nodes(found.rule['properties']).some((property) => {
    // What is spread may say anything.
    const name = property['type'] === 'SpreadElement' ? '...' : textOf(nodes(property['key'])[0]);
    return name === '@media' ? JSON.stringify(property).includes('forcedColors') : !TAKEN.test(name);
  });
  return [{ states, start: Number(node['start']), lasts }];
}

/** Lines of a style file that mark a state by colors alone, where neither another rule nor `chosen` marks it. */
function colorsAlone(path: string, text = readFileSync(path, 'utf8')): number[] {
  const all = below(parseSync(path, text).program as unknown as Node); // The syntax tree is plain JSON.
  const marked = all
    .filter((node) => node['type'] === 'CallExpression' && textOf(nodes(node['callee'])[0]) === 'chosen')
    .flatMap((call) => textOf(nodes(call['arguments'])[0]).match(STATE) ?? []);
  const rules = all.flatMap(stateRuleOf);
  const seen = new Set([...marked, ...rules.filter(({ lasts }) => lasts).flatMap(({ states }) => states)]);
  return rules.filter(({ states }) => !states.some((state) => seen.has(state))).map(({ start }) => text.slice(0, start).split('\n').length);
}

describe('where the system decides the colors', () => {
  it('[UI-8] what is chosen among others is marked by more than a color: `chosen` of ui/theme/forcedColors.ts', () => {
    const found = sources
      .filter(({ path }) => /^(?:ui|site)\/.*\.css\.ts$/.test(path))
      .flatMap(({ path }) => colorsAlone(path).map((line) => `${path}:${line}`));
    expect(found).toEqual([]);
  });

  it.each([
    ["style({ selectors: { '&[aria-current=page]': { background: 'red', boxShadow: 'none' } } })", [1]],
    ["style({ selectors: { '&:has(:checked)': { borderColor: 'red' } } })", [1]],
    ["globalStyle(`${a}[aria-selected=true]`, layered({ color: 'red' }))", [1]],
    ["style({ selectors: { '&:not([aria-pressed=true])': { color: 'red' } } })", []],
    ["style({ selectors: { '&[aria-current=page]': { color: 'red', fontWeight: 700 } } })", []],
    ["style({ selectors: { '&[aria-current=page]': { color: 'red', '@media': { [forcedColors]: { outline: 0 } } } } })", []],
    ["style({ selectors: { '&[aria-current=page]': { color: 'red', '@media': { [wide]: { color: 'blue' } } } } })", [1]],
    ["style({ selectors: chosen('&[aria-current=page]', { color: 'red' }) })", []],
  ])('of %s, lines %j', (text, lines) => expect(colorsAlone('some.css.ts', text)).toEqual(lines));
});
