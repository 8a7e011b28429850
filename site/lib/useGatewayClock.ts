import { useSyncExternalStore } from 'react';

import { gatewayClock } from './clock.ts';

/** Reads the gateway's clock. Another function when that clock was set anew: what depends on it counts afresh at once. */
export function useGatewayClock(): () => number {
  return useSyncExternalStore(gatewayClock.onJump, gatewayClock.reading);
}
