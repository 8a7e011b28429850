import { replaceEqualDeep } from '@tanstack/react-query';
import { createSiteStore, type SiteStore } from '#site/assembler/runtime/store.ts';
import { declaredFlags } from '#site/assembler/runtime/flags.ts';
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, Facts, Feature, RuntimeFault } from '#site/assembler/runtime/types.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import type { ShowMessage } from '../messages.ts';

type Simulation = Pick<ShowMessage, 'artefact' | 'features' | 'flags' | 'startAt'>;

interface Options {
  readonly first: Simulation;
  readonly known: KnownFacts;
  readonly report: (fault: RuntimeFault) => void;
}

/** The site's store, with what is made up in the place of what the site learns. */
export interface SimulatedStore extends SiteStore {
  show(simulation: Simulation): void;
}

/**
 * Config comes from the operator alone. Flags and registration rules are the edited config's own, not the gateway's:
 * an edit of either would else show nothing. The gateway knows no contracts of an agent who is made up, so these are the operator's.
 */
export function simulatedStore({ first, known, report }: Options): SimulatedStore {
  let { startAt } = first;
  let ahead = aheadAt(startAt);
  const inner = createSiteStore({
    artefact: first.artefact,
    known: { ...known, ...madeUp(first) },
    now: () => gatewayClock.now() + ahead,
    report,
  });
  return {
    ...inner,
    learn(learnt) {
      const { flags: _, rules: __, features: ___, ...rest } = learnt;
      inner.learn(rest);
    },
    // The live channel brings what is saved, without the edits.
    swap: () => true,
    show(simulation) {
      // The clock runs on while other things change.
      if (simulation.startAt !== startAt) {
        ({ startAt } = simulation);
        ahead = aheadAt(startAt);
        inner.refresh();
      }
      // What is posted is a copy, also of what has not changed.
      const { artefact } = inner.get();
      const next = replaceEqualDeep(artefact, simulation.artefact);
      if (next !== artefact) inner.swap(next);
      inner.learn(madeUp(simulation));
    },
  };
}

/** How far the made-up clock is ahead of the gateway's, in milliseconds. */
function aheadAt(startAt: number | null): number {
  return startAt === null ? 0 : startAt - gatewayClock.now();
}

function madeUp({ artefact, features, flags }: Simulation): Pick<Facts, 'features' | 'flags'> {
  return { features: featuresOf(artefact, features), flags: flagsOf(artefact, flags) };
}

/** The contracts in force, of those that the site has. */
function featuresOf({ site }: Artefact, inForce: Simulation['features']): Facts['features'] {
  const isOn = (feature: Feature): boolean => inForce.includes(feature) && site.accounts.features.includes(feature);
  return {
    enableCt: isOn('enableCt'),
    salary: isOn('salary'),
    hourSalary: isOn('hourSalary'),
    agentRealtimeSalary: isOn('agentRealtimeSalary'),
  };
}

/** What the flags come to, parents counted, where some are not as they are declared. */
function flagsOf(artefact: Artefact, flags: Simulation['flags']): Facts['flags'] {
  const declared: Artefact['flags'] = Object.fromEntries(
    Object.entries(artefact.flags).map(([id, flag]) => [id, { ...flag, on: flags[id] ?? flag.on }]),
  );
  return declaredFlags(declared);
}
