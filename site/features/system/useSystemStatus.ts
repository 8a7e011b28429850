import { systemStatus } from '#site/api/contract/system.ts';
import { useCall } from '#site/api/useCall.ts';

/** Input of the permission call: this host. */
export const statusQuestion = (): { readonly url: string } => ({ url: location.host });

/** Response of the permission call: flags, rules, services, CDNs. The live channel reports changes. */
export function useSystemStatus() {
  return useCall(systemStatus, statusQuestion(), { staleMs: Infinity });
}
