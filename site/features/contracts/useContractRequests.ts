import { consolidated } from '#site/api/contract/agentContracts.ts';
import { useCall } from '#site/api/useCall.ts';

/** How many contract requests wait for the member, of all kinds; none while that is not known. */
export function useContractRequests(isMember: boolean): number {
  const { data } = useCall(consolidated, {}, { enabled: isMember });
  return data ? data.divtypereq + data.dailysalreqtype + data.contracthoursalreq + data.realtimesalreqtype : 0;
}
