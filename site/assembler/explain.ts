/** Why an item is shown or hidden: each condition, its value, and where each was written. */
import { conditionsOf, addresses, itemAt, locate } from './address.ts';
import type { MergedLayer } from './build.ts';
import { evaluate } from './conditions.ts';
import { combinations, MAX_FACTS } from './enumerate.ts';
import { composeFacts, type KnownFacts } from './facts.ts';
import { nearest } from './nearest.ts';
import { sourceOf } from './shape.ts';
import type { Artefact, Source, Verdict } from './types.ts';

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

  const facts = composeFacts(artefact, known, known.now ?? Date.now());
  const conditions = conditionsOf(files, located);
  const file = files.get(located.path);
  const steps = conditions.flatMap(({ pointer, when }) => {
    const trace: ExplainStep[] = [];
    evaluate(when, facts, (step) => {
      if (!file) return;
      const flag =
        typeof step.node === 'object' && step.node !== null && Object.hasOwn(step.node, 'flag')
          ? Reflect.get(step.node, 'flag')
          : undefined;
      const from = typeof flag === 'string' ? flagSource(files, flag, known) : undefined;
      trace.push({
        text: JSON.stringify(step.node),
        verdict: step.verdict,
        source: sourceOf(file, pointer + step.pointer),
        ...(from && { from }),
      });
    });
    return trace.toReversed();
  });
  const shown = conditions.every(({ when }) => evaluate(when, facts) === true);
  const notes = conditions.length === 0 ? ['always: no condition on it or around it'] : [];
  const asked = Object.keys(known).length > 0;
  return {
    address,
    found: true,
    shown,
    notes,
    steps,
    ...(!asked && {
      needs: smallest(
        conditions.map(({ when }) => when),
        artefact,
        facts,
      ),
    }),
  };
}

function smallest(conditions: Parameters<typeof combinations>[0], artefact: Artefact, start: ReturnType<typeof composeFacts>): string {
  const all = combinations(conditions, start, artefact);
  if (!all) return `not decided: its conditions name more than ${MAX_FACTS} facts, or too many values`;
  const first = all.find(({ facts }) => conditions.every((when) => evaluate(when, facts) === true));
  if (!first) return 'never shown: no facts satisfy these conditions';
  return first.changes.length === 0 ? 'shown to a visitor as it is' : `shown with ${first.changes.join(', ')}`;
}

function flagSource(files: MergedLayer, flag: string, known: KnownFacts): ExplainStep['from'] {
  const file = files.get('flags.json');
  if (!file) return undefined;
  return { text: known.flags ? `${flag} given; declared` : `${flag} declared`, source: sourceOf(file, `/flags/${flag}/on`) };
}

/** Why nothing stands at an address. */
function absence(files: MergedLayer, address: string): string {
  const { path, chain } = locate(address);
  const removed = files.get(path)?.removed.get(chain.at(-1) ?? '');
  if (removed) return `removed, config/${removed.file}:${removed.line}`;
  const meant = nearest(address, addresses(files));
  return meant === undefined ? 'no such item' : `no such item; did you mean ${meant}?`;
}
