/** Changes of a condition, none of which touches the condition itself. */
import { evaluate } from '#site/assembler/runtime/conditions.ts';
import type { Condition, Facts } from '#site/assembler/runtime/types.ts';

/** The conditions that a group joins; a condition of one test is a group of one. */
export function partsOf(when: Condition): readonly Condition[] {
  if (typeof when !== 'object') return [];
  if ('all' in when) return when.all;
  return 'any' in when ? when.any : [when];
}

/** A group of conditions as briefly as it can be written; of none, everyone sees it. */
export function joinedBy(how: 'all' | 'any', parts: readonly Condition[]): Condition {
  const [first = true, ...more] = parts;
  if (more.length === 0) return first;
  return how === 'all' ? { all: parts } : { any: parts };
}

/** The opposite; of the opposite, the condition itself. */
export function negated(when: Condition): Condition {
  return typeof when === 'object' && 'not' in when ? when.not : { not: when };
}

/** Whether the builder can show it: it has no word that conditions do not know. */
export function isReadable(when: unknown, facts: Facts): boolean {
  let readable = true;
  evaluate(when, facts, ({ why }) => {
    if (why !== undefined && why !== 'fact') readable = false;
  });
  return readable;
}
