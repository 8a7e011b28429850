import { systemStatus } from '#site/api/contract/system.ts';
import { useCall } from '#site/api/useCall.ts';
import { useVisit, type Visit } from '#site/lib/visit.ts';

/** Input of the permission call: the visit's host. */
export const statusQuestion = ({ host }: Visit): { readonly url: string } => ({ url: host });

/** Response of the permission call: flags, rules, services, CDNs. The live channel reports changes. */
export function useSystemStatus() {
  return useCall(systemStatus, statusQuestion(useVisit()), { staleMs: Infinity });
}
