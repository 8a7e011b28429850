import { readTokens } from '../designTokens.ts';
import { isObject } from '../extendedGroups.ts';
import { wordsOf } from './names.ts';

/** A token of a file, with its resolved value. */
export interface Token {
  readonly path: readonly string[];
  /** The path's words, for comparing names. */
  readonly words: string;
  readonly value: unknown;
  /** Why the value could not be resolved. */
  readonly problem: string | undefined;
}

export const nameOf = ({ path }: Token): string => path.join('.');

/** A value that only the tool works out, as Tokens Studio's `{space.1} * 2`. */
const formulaIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.includes('{') ? `${JSON.stringify(value)} is a formula: export resolved values` : undefined;

/** Every token of a tree; a reference that leads nowhere, or a formula, is the token's problem. */
export function tokensOf(tree: Readonly<Record<string, unknown>>): readonly Token[] {
  const { value, faults } = readTokens(tree);
  const problems = new Map(faults.map(({ pointer, found }) => [pointer.replace(/\/\$(?:value|ref)$/, ''), `${found} leads to no token`]));
  const found: Token[] = [];
  const visit = (node: unknown, path: readonly string[], pointer: string): void => {
    if (!isObject(node)) return;
    if (Object.hasOwn(node, '$value')) {
      found.push({ path, words: wordsOf(path), value: node['$value'], problem: problems.get(pointer) ?? formulaIn(node['$value']) });
      return;
    }
    for (const [name, child] of Object.entries(node)) visit(child, name === '$root' ? path : [...path, name], `${pointer}/${name}`);
  };
  visit(value, [], '');
  return found;
}
