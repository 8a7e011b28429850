import { readFileSync } from 'node:fs';

import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { isStory, isTest, sources } from './sources.ts';

/** A node of the syntax tree, which is plain JSON. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);
const below = (node: Node): Node[] => [node, ...Object.values(node).flatMap(nodes).flatMap(below)];

const isText = (node: Node | undefined): boolean =>
  (node?.type === 'Literal' && typeof node['value'] === 'string' && node['value'].trim() !== '') ||
  node?.type === 'TemplateLiteral' ||
  (node?.type === 'CallExpression' && nodes(node['callee'])[0]?.['name'] === 't');

/** The children of an element that show: no comments, and no line breaks between the others. */
const childrenOf = (node: Node): Node[] =>
  nodes(node['children'])
    .map((child) => (child.type === 'JSXExpressionContainer' ? (nodes(child['expression'])[0] ?? child) : child))
    .filter((child) => child.type !== 'JSXEmptyExpression' && !(child.type === 'JSXText' && String(child['value']).trim() === ''));

/** What an expression comes to, where that depends on a condition. */
const outcomes = (node: Node): Node[] =>
  node.type === 'LogicalExpression'
    ? nodes(node['right'])
    : node.type === 'ConditionalExpression'
      ? [...nodes(node['consequent']), ...nodes(node['alternate'])]
      : [];

/** Bare text that may come or go beside siblings: as a child itself, or in a fragment that does. */
function comesAndGoes(child: Node, siblings: number): boolean {
  const results = outcomes(child);
  const allTexts = results.length === 2 && results.every(isText);
  return results.some(
    (result) =>
      (siblings > 1 && isText(result) && !allTexts) ||
      (result.type === 'JSXFragment' && childrenOf(result).some((part) => isText(part) || part.type === 'JSXText')),
  );
}

describe('texts that a browser may translate', () => {
  it('[UI-6] have an element where they come and go: React could not remove what a translator has replaced', () => {
    const found = sources
      .filter((source) => source.path.endsWith('.tsx') && !isTest(source) && !isStory(source) && /^(?:ui|site)\//.test(source.path))
      .flatMap(({ path }) => {
        const text = readFileSync(path, 'utf8');
        return nodes(parseSync(path, text).program)
          .flatMap(below)
          .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
          .flatMap((element) => {
            const children = childrenOf(element);
            return children.filter((child) => comesAndGoes(child, children.length));
          })
          .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`);
      });
    expect(found).toEqual([]);
  });
});
