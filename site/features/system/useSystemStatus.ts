import { systemStatus } from '#site/api/contract/system.ts';
import { useCall } from '#site/api/useCall.ts';

/** What the permission call is asked: about this host. */
export const statusQuestion = (): { readonly url: string } => ({ url: location.host });

/** The permission call's answer: flags, rules, services, CDNs. The live channel says when it has changed. */
export function useSystemStatus() {
  return useCall(systemStatus, statusQuestion(), { staleMs: Infinity });
}
