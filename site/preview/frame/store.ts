import { createSiteStore, type SiteStore } from '#site/assembler/store.ts';
import { declaredFlags } from '#site/assembler/flags.ts';
import type { KnownFacts } from '#site/assembler/facts.ts';
import type { Artefact, RuntimeFault } from '#site/assembler/types.ts';
import { gatewayClock } from '#site/shared/clock.ts';
import type { ShowMessage } from '../messages.ts';

type Simulation = Pick<ShowMessage, 'artefact' | 'flags' | 'startAt'>;

interface Options {
  readonly first: Simulation;
  readonly known: KnownFacts;
  readonly report: (fault: RuntimeFault) => void;
  /** The live channel has brought the config that is now on disk. */
  readonly onSaved: () => void;
}

/** The site's store, with what is made up in the place of what the site learns. */
export interface SimulatedStore extends SiteStore {
  show(simulation: Simulation): void;
}

/**
 * Config comes from the operator alone. Flags and registration rules are the edited config's own, not the gateway's:
 * an edit of either would else show nothing.
 */
export function simulatedStore({ first, known, report, onSaved }: Options): SimulatedStore {
  let { startAt } = first;
  let ahead = aheadAt(startAt);
  const inner = createSiteStore({
    artefact: first.artefact,
    known: { ...known, flags: flagsOf(first) },
    now: () => gatewayClock.now() + ahead,
    report,
  });
  return {
    ...inner,
    learn(learnt) {
      const { flags: _, rules: __, ...rest } = learnt;
      inner.learn(rest);
    },
    swap() {
      onSaved();
      return true;
    },
    show(simulation) {
      // The clock runs on while other things change.
      if (simulation.startAt !== startAt) {
        ({ startAt } = simulation);
        ahead = aheadAt(startAt);
        inner.refresh();
      }
      if (simulation.artefact !== inner.get().artefact) inner.swap(simulation.artefact);
      inner.learn({ flags: flagsOf(simulation) });
    },
  };
}

/** How far the made-up clock is ahead of the gateway's, in milliseconds. */
function aheadAt(startAt: number | null): number {
  return startAt === null ? 0 : startAt - gatewayClock.now();
}

/** What the flags come to, parents counted, where some are not as they are declared. */
function flagsOf({ artefact, flags }: Pick<Simulation, 'artefact' | 'flags'>): Readonly<Record<string, boolean>> {
  const declared: Artefact['flags'] = Object.fromEntries(
    Object.entries(artefact.flags).map(([id, flag]) => [id, { ...flag, on: flags[id] ?? flag.on }]),
  );
  return declaredFlags(declared);
}
