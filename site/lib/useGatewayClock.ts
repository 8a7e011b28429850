import { useSyncExternalStore } from 'react';

import { gatewayClock } from './clock.ts';

/** Reads the gateway's clock. The function's identity changes with each jump of that clock, so that dependents update at once. */
export function useGatewayClock(): () => number {
  return useSyncExternalStore(gatewayClock.onJump, gatewayClock.reading);
}
