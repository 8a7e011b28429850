import { useLayoutEffect } from 'react';

import { consolidated } from '#site/api/contract/agentContracts.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { useCall } from '#site/api/useCall.ts';
import { useAssembly, useSiteState } from '#site/assembler/runtime/context.ts';
import type { Facts, Feature } from '#site/assembler/runtime/types.ts';

type Glance = CallOutput<typeof consolidated>;

/** The kinds of contract in force, of those that the site has; none while that is not known. */
function featuresOf(known: Glance | undefined, offered: readonly Feature[]): Facts['features'] {
  const isOn = (feature: Feature, inForce = false): boolean => inForce && offered.includes(feature);
  return {
    enableCt: isOn('enableCt', known?.divtypeinfo),
    salary: isOn('salary', known?.dailysalinfotype || known?.contractmrdailysalinfotype),
    hourSalary: isOn('hourSalary', known?.contracthoursalinfo),
    agentRealtimeSalary: isOn('agentRealtimeSalary', known?.realtimesalinfo),
  };
}

/**
 * Passes the agent's contracts to the assembler: none until the gateway has answered, the last known ones when it fails later.
 * Mounted, and loaded, for agents only.
 */
export default function AgentFeatures(): null {
  const { store } = useAssembly();
  const { data, isError } = useCall(consolidated, {});
  const offered = useSiteState(({ artefact }) => artefact.site.accounts.features);
  // Before paint, so that no center renders with the entries of another agent.
  useLayoutEffect(() => {
    if (data !== undefined || !isError) store.learn({ features: featuresOf(data, offered) });
  }, [store, data, isError, offered]);
  useLayoutEffect(() => () => store.learn({ features: featuresOf(undefined, []) }), [store]);
  return null;
}
