/**
 * Reachability over all facts that conditions name: items that are never shown, conditions that are always true, and menu entries
 * whose target is hidden. Warnings, since a merchant may mean it.
 */
import { conditionsOf, locate, placesOf, type Located, type Place } from '#site/assembler/compiler/explain/address.ts';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { isObject } from '#site/assembler/compiler/merge.ts';
import { oncePer } from '#site/assembler/compiler/oncePer.ts';
import { evaluate } from '#site/assembler/runtime/conditions.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import { answers, pagesAt } from '#site/assembler/runtime/paths.ts';
import { factsAt } from '#site/assembler/compiler/explain/routes.ts';
import { placed } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Condition, Facts, Fault } from '#site/assembler/runtime/types.ts';

/** Says nothing of an item whose conditions name too many facts to decide. */
export function reachFaults(artefact: Artefact, files: MergedLayer): Fault[] {
  const pages = Object.keys(artefact.pages).flatMap((id): Fault[] => {
    const located = locate(`pages/${id}`);
    const file = files.get(located.path);
    return file ? visibilityFaults({ ...located, file, pointer: '', conditions: conditionsOf(files, located) }, artefact) : [];
  });
  const items = placesOf(files).flatMap((place) => [...visibilityFaults(place, artefact), ...targetFaults(place, artefact, files)]);
  return [...pages, ...items];
}

/** A page or an item whose condition is constant wherever its surroundings are shown. */
function visibilityFaults(place: Pick<Place, 'path' | 'chain' | 'pointer' | 'file' | 'conditions'>, artefact: Artefact): Fault[] {
  const own = place.conditions.at(-1);
  if (own?.pointer !== `${place.pointer}/when`) return [];

  const around = place.conditions.slice(0, -1).map(({ when }) => when);
  const reachable = factsFor(place, [...around, own.when], artefact)?.filter((facts) => holds(around, facts));
  // If the surroundings are never shown, they have the fault.
  if (!reachable || reachable.length === 0) return [];
  const shown = reachable.filter((facts) => holds([own.when], facts)).length;
  if (shown > 0 && shown < reachable.length) return [];
  const doubt = shown === 0 ? NEVER : ALWAYS;
  return [placed(place.file, { ...doubt, pointer: own.pointer, part: 'value', severity: 'warning' })];
}

const NEVER = { code: 'never-shown', found: 'never true here', expected: 'a condition that somebody meets, or "removed": true' } as const;
const ALWAYS = { code: 'always-shown', found: 'always true here', expected: 'a condition that somebody does not meet, or none' } as const;

/** A menu entry that is shown to someone whose target is hidden. */
function targetFaults(place: Place, artefact: Artefact, files: MergedLayer): Fault[] {
  const { path, pointer, value, file, conditions } = place;
  const to = isObject(value) ? value['to'] : undefined;
  if (typeof to !== 'string' || !path.startsWith('menus/')) return [];
  const targets = targetsOf(to, artefact, files);
  // A target without conditions is always shown.
  if (targets.length === 0 || targets.some((whens) => whens.length === 0)) return [];

  const entry = conditions.map(({ when }) => when);
  const all = factsAt(place, [...entry, ...targets.flat()], [{ artefact, start: visitorOf(artefact) }]);
  const lost = all?.find(({ facts: [facts] }) => facts && holds(entry, facts) && !targets.some((whens) => holds(whens, facts)));
  if (!lost) return [];
  const expected = `a condition that hides the entry where its target is hidden: ${lost.changes.join(', ') || 'for a visitor as they come'}`;
  return [
    placed(file, { code: 'hidden-target', pointer: `${pointer}/to`, part: 'value', found: `"${to}"`, expected, severity: 'warning' }),
  ];
}

/** The conditions of each possible target; a center entry may be in both centers. */
function targetsOf(to: string, artefact: Artefact, files: MergedLayer): Condition[][] {
  const conditionsAt = (address: string) => conditionsOf(files, locate(address)).map(({ when }) => when);
  const [scheme, name = ''] = to.split(/[:#]/);
  if (scheme === 'modal') return [conditionsAt(`modals#${name}`)];
  if (scheme === 'centre') {
    return Object.entries(artefact.centres).flatMap(([centre, { items }]) =>
      Object.entries(items)
        .filter(([, { page }]) => page === name)
        .map(([id]) => conditionsAt(`centres/${centre}#${id}`)),
    );
  }
  const [path = ''] = to.split(/[?#]/);
  return [...pagesAt(artefact.pages, path)].filter(({ page }) => answers(page, path)).map(({ id }) => conditionsAt(`pages/${id}`));
}

/** The facts that all combinations change. */
const visitorOf = oncePer((artefact: Artefact) => composeFacts(artefact, {}, 0));

function factsFor(located: Located, conditions: readonly Condition[], artefact: Artefact): Facts[] | undefined {
  return factsAt(located, conditions, [{ artefact, start: visitorOf(artefact) }])?.flatMap(({ facts }) => facts);
}

const holds = (conditions: readonly Condition[], facts: Facts): boolean => conditions.every((when) => evaluate(when, facts) === true);
