import { systemStatus } from '#site/api/contract/system.ts';
import { useCall } from '#site/api/useCall.ts';

/** The permission call's answer: flags, rules, services, CDNs. The live channel says when it has changed. */
export function useSystemStatus() {
  return useCall(systemStatus, { url: location.host }, { staleMs: Infinity });
}
