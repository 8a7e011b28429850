import { consolidated } from '#site/api/contract/agentContracts.ts';
import { useCall } from '#site/api/useCall.ts';

/** Number of pending contract requests of all kinds; 0 while unknown. */
export function useContractRequests(isMember: boolean): number {
  const { data } = useCall(consolidated, {}, { enabled: isMember });
  return data ? data.divtypereq + data.dailysalreqtype + data.contracthoursalreq + data.realtimesalreqtype : 0;
}
