/** Players who must change their password before anything else (PWD-5), and would not see where. */
import { conditionsOf, locate } from '#site/assembler/compiler/explain/address.ts';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { evaluate } from '#site/assembler/runtime/conditions.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import { factsAt } from '#site/assembler/compiler/explain/routes.ts';
import { placed } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Fault } from '#site/assembler/runtime/types.ts';
import { CHANGE_PASSWORD } from '#site/assembler/runtime/vocabulary.ts';

/** The modal itself cannot be taken away: part of it is locked. Its condition can be changed. */
export function passwordFaults(artefact: Artefact, files: MergedLayer): Fault[] {
  const located = locate(`modals#${CHANGE_PASSWORD}`);
  const file = files.get(located.path);
  const [condition] = conditionsOf(files, located);
  if (!file || !condition) return [];
  const { pointer, when } = condition;
  // Until the password is changed, they count as visitors. What names too many facts to decide is let pass, as ever.
  const all = factsAt(located, [when], [{ artefact, start: composeFacts(artefact, {}, 0) }]);
  const stuck = all?.find(({ facts: [facts] }) => facts?.session === 'visitor' && evaluate(when, facts) !== true);
  if (!stuck) return [];
  const who = stuck.changes.join(', ') || 'a visitor as they come';
  const expected = `a condition that every visitor meets, since whoever must change their password first is one: not so for ${who}`;
  return [placed(file, { code: 'no-way-on', severity: 'warning', pointer, part: 'value', found: 'hidden from some', expected })];
}
