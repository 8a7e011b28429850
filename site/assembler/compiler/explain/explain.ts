/** Why an item is shown or hidden: each condition, its value, and where each was written. */
import { conditionsOf, addresses, itemAt, locate, type Located } from './address.ts';
import { addressesOf, leadsTo, type PathMatch } from '#site/assembler/runtime/paths.ts';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { evaluate } from '#site/assembler/runtime/conditions.ts';
import { MAX_FACTS } from './enumerate.ts';
import { composeFacts, type KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { MergedFile } from '#site/assembler/compiler/merge.ts';
import { nearest } from '#site/assembler/compiler/nearest.ts';
import { flagSource, ruleSource } from './own.ts';
import { arrive, factsAt, isInUse, layoutOf, ownRoute, pageOf } from './routes.ts';
import { sourceOf } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Condition, Facts, Source, Verdict } from '#site/assembler/runtime/types.ts';

export interface ExplainInput {
  readonly artefact: Artefact;
  readonly files: MergedLayer;
  /** `pages/rng`, `pages/rng#main.games`, `registration#email`. */
  readonly address: string;
  readonly known: KnownFacts & { readonly now?: number };
}

export interface ExplainStep {
  readonly text: string;
  readonly verdict: Verdict;
  readonly source: Source;
  /** Where the fact's own value comes from, for a flag. */
  readonly from?: { readonly text: string; readonly source: Source };
}

export interface Explanation {
  readonly address: string;
  readonly found: boolean;
  readonly shown: boolean;
  readonly notes: readonly string[];
  readonly steps: readonly ExplainStep[];
  /** Asked without facts: the fewest facts that show it. */
  readonly needs?: string;
}

export function explain({ artefact, files, address, known }: ExplainInput): Explanation {
  const located = locate(address);
  const item = itemAt(files, located.path, located.chain.at(-1) ?? '');
  if (!item) return { address, found: false, shown: false, notes: [absence(files, address)], steps: [] };

  const start = composeFacts(artefact, known, known.now ?? Date.now());
  const conditions = conditionsOf(files, located);
  const whens = conditions.map(({ when }) => when);
  // Asked without a route, about a page or what is on it, the page is the one that is meant.
  const meant = pageOf(located, artefact)?.page;
  const route = known.route ?? (meant && addressesOf(meant).find((path) => path !== '*'));
  const { match, facts: arrived } = arrive(artefact, { ...start, ...(route !== undefined && { route }) });
  const facts = { ...arrived, route: ownRoute(located, artefact, arrived.route) };
  const file = files.get(located.path);
  const steps = file ? conditions.flatMap(({ pointer, when }) => trace({ artefact, files, known, file, facts, pointer, when })) : [];
  const elsewhere = known.route === undefined ? [] : placeSteps(located, artefact, files, match, arrived.route);
  const asked = Object.keys(known).length > 0;
  return {
    address,
    found: true,
    shown: elsewhere.length === 0 && whens.every((when) => evaluate(when, facts) === true),
    notes: conditions.length === 0 && elsewhere.length === 0 ? ['always: no condition on it or around it'] : [],
    steps: [...elsewhere, ...steps],
    ...(!asked && { needs: smallest(located, whens, artefact, start) }),
  };
}

interface Traced {
  readonly artefact: Artefact;
  readonly files: MergedLayer;
  readonly known: KnownFacts;
  readonly file: MergedFile;
  readonly facts: Facts;
  readonly pointer: string;
  readonly when: Condition;
}

/** Each part of a condition with what it comes to, the whole first. */
function trace({ artefact, files, known, file, facts, pointer, when }: Traced): ExplainStep[] {
  const steps: ExplainStep[] = [];
  evaluate(when, facts, ({ node, verdict, pointer: below }) => {
    const from = factFrom(node, artefact, files, known);
    steps.push({ text: JSON.stringify(node), verdict, source: sourceOf(file, pointer + below), ...(from && { from }) });
  });
  return steps.toReversed();
}

/** Why an item is not rendered at a route, conditions aside: another page or layout is shown there. */
function placeSteps(located: Located, artefact: Artefact, files: MergedLayer, match: PathMatch | null, route: string): ExplainStep[] {
  if (isInUse(located, artefact, match)) return [];
  const own = pageOf(located, artefact);
  if (own) {
    const file = files.get(located.path);
    // A page hidden by its own condition is reported below.
    if (!file || own.page.paths.includes(match ? route : '*') || leadsTo(artefact.pages, own.id, route)) return [];
    return [{ text: `on ${own.page.paths.join(', ')}`, verdict: false, source: sourceOf(file, '/paths') }];
  }
  const file = match && files.get(`pages/${match.id}.json`);
  if (!file) return [];
  const text = `in layout "${layoutOf(located) ?? ''}" (pages/${match.id} takes "${match.page.layout}")`;
  return [{ text, verdict: false, source: sourceOf(file, '/layout') }];
}

function smallest(located: Located, whens: readonly Condition[], artefact: Artefact, start: Facts): string {
  const all = factsAt(located, whens, [{ artefact, start }]);
  if (!all) return `not decided: its conditions name more than ${MAX_FACTS} facts, or too many values`;
  const first = all.find(({ facts }) => facts.every((one) => whens.every((when) => evaluate(when, one) === true)));
  if (!first) return 'never shown: no facts satisfy these conditions';
  return first.changes.length === 0 ? 'shown to a visitor as it is' : `shown with ${first.changes.join(', ')}`;
}

/** Where the value comes from that a flag or a rule has. */
function factFrom(node: unknown, artefact: Artefact, files: MergedLayer, known: KnownFacts): ExplainStep['from'] {
  if (typeof node !== 'object' || node === null) return undefined;
  const [flag, rule]: unknown[] = [Reflect.get(node, 'flag'), Reflect.get(node, 'rule')];
  if (typeof flag === 'string') {
    const found = flagSource(artefact, files, flag);
    if (!found) return undefined;
    const declared = found.id === flag ? `${flag} ` : `${flag} is off with ${found.id}, which is `;
    return { text: known.flags ? `${flag} given; declared` : `${declared}declared`, source: found.source };
  }
  const field: unknown = typeof rule === 'object' && rule !== null ? Reflect.get(rule, 'field') : undefined;
  const source = typeof field === 'string' ? ruleSource(artefact, files, field) : undefined;
  return source && { text: `rule ${String(field)} ${known.rules ? 'given; ' : ''}stated`, source };
}

/** Why an address has no item. */
function absence(files: MergedLayer, address: string): string {
  const { path, chain } = locate(address);
  const removed = files.get(path)?.removed.get(chain.at(-1) ?? '');
  if (removed) return `removed, config/${removed.file}:${removed.line}`;
  const meant = nearest(address, addresses(files));
  return meant === undefined ? 'no such item' : `no such item; did you mean ${meant}?`;
}
