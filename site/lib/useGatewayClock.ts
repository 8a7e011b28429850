import { useSyncExternalStore } from 'react';

import { gatewayClock } from './clock.ts';
import { useVisit } from './visit.ts';

/** Reads the gateway's clock. The function's identity changes with each jump of that clock, so that dependents update at once. */
export function useGatewayClock(): () => number {
  const { now } = useVisit();
  return useSyncExternalStore(gatewayClock.onJump, gatewayClock.reading, () => now ?? gatewayClock.reading());
}
