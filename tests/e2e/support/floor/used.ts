/** What the built files use of the browser, as far as names tell: `file: what` of each use that its oldest browsers lack. */
import postcss from 'postcss';
import { parseSync } from 'vite';

import { lackingInCss, newNames } from './compat.ts';

/** What is used, and the browsers that lack it. */
export type Uses = ReadonlyMap<string, readonly string[]>;

const names = newNames();

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly object?: Node;
  readonly property?: Node;
  readonly callee?: Node;
  readonly key?: Node;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `undefined` for what is computed, or no name. */
const nameOf = (node: Node | undefined): string | undefined => (node?.type === 'Identifier' ? node.name : undefined);

/** Globals, members of globals, and methods that are called. */
export function usedByScript(text: string): Uses {
  const uses = new Map<string, readonly string[]>();
  const add = (what: string, missing: readonly string[] | undefined): void => void (missing && uses.set(what, missing));
  const look = (node: Node, parent: Node | undefined): void => {
    const name = nameOf(node);
    const isName =
      parent?.type === 'MemberExpression' || parent?.type === 'Property' ? parent.property === node || parent.key === node : false;
    if (name !== undefined && !(isName && parent?.computed !== true)) add(name, names.globals.get(name));
    if (node.type === 'MemberExpression' && node.computed !== true) {
      const full = `${nameOf(node.object) ?? ''}.${nameOf(node.property) ?? ''}`;
      add(full, names.statics.get(full));
      if (parent?.callee === node && !names.statics.has(full))
        add(`.${nameOf(node.property)}()`, names.methods.get(nameOf(node.property) ?? ''));
    }
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) look(child, node);
  };
  look(parseSync('built.js', text).program as unknown as Node, undefined);
  return uses;
}

/** At-rules, properties, their values and pseudo-classes. */
export function usedByStyles(text: string): Uses {
  const uses = new Map<string, readonly string[]>();
  const add = (what: string, missing: readonly string[]): void => void (missing.length > 0 && uses.set(what, missing));
  const root = postcss.parse(text);
  root.walkAtRules(({ name }) => add(`@${name}`, lackingInCss('at-rules', name)));
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/:{1,2}([a-z-]+)/g)) add(`:${name}`, lackingInCss('selectors', name));
  });
  root.walkDecls(({ prop, value }) => {
    add(prop, lackingInCss('properties', prop));
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w-])/g))
      add(`${prop}: ${word}`, lackingInCss('properties', prop, word));
  });
  return uses;
}
