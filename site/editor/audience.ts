/** For whom an item shows, as its conditions say. */
import { evaluate } from '#site/assembler/runtime/conditions.ts';
import type { Condition, Facts, Session } from '#site/assembler/runtime/types.ts';
import { SESSIONS } from '#site/assembler/runtime/vocabulary.ts';
import { TYPES_OF } from './state.ts';
import type { Gate } from './structure.ts';

/** The first condition, from outside, that hides an item from the visitor of these facts; nothing where it shows. */
export function hiddenBy(gates: readonly Gate[], facts: Facts | undefined): Gate | undefined {
  return facts && gates.find(({ when }) => evaluate(when, facts) !== true);
}

/** Whether an item shows to each kind of visitor, all else as these facts have it. */
export function audiencesOf(gates: readonly Gate[], facts: Facts): readonly { readonly session: Session; readonly shows: boolean }[] {
  return SESSIONS.map((session) => {
    const accountType = session === facts.session ? facts.accountType : (TYPES_OF[session][0] ?? 'none');
    return { session, shows: hiddenBy(gates, { ...facts, session, accountType }) === undefined };
  });
}

/** What each part of a condition comes to, by its pointer in it. */
export function verdictsOf(when: Condition, facts: Facts): ReadonlyMap<string, boolean> {
  const verdicts = new Map<string, boolean>();
  evaluate(when, facts, ({ pointer, verdict }) => verdicts.set(pointer, verdict === true));
  return verdicts;
}
