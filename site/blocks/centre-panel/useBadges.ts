import { consolidated } from '#site/api/contract/agentContracts.ts';
import { unreadCount } from '#site/api/contract/member.ts';
import { useCall } from '#site/api/useCall.ts';

/** Badges that count contract requests of a kind; requested only if an entry names one. */
const CONTRACTS = {
  dividendRequests: 'divtypereq',
  dailySalaryRequests: 'dailysalreqtype',
  hourlySalaryRequests: 'contracthoursalreq',
  realTimeSalaryRequests: 'realtimesalreqtype',
} as const;

/**
 * The count of each badge that entries name; an unknown name counts nothing.
 * @param named badges of the visible entries
 */
export function useBadges(named: readonly (string | undefined)[]): (badge: string | undefined) => number {
  const { data } = useCall(unreadCount, {});
  const contracts = useCall(consolidated, {}, { enabled: named.some((badge) => badge !== undefined && Object.hasOwn(CONTRACTS, badge)) });
  const counts = new Map([
    ['messages', data?.unreadMessage ?? 0],
    ['rewards', data?.unclaimedPromotion ?? 0],
    ['missions', data?.claimableMission ?? 0],
    ...Object.entries(CONTRACTS).map(([badge, count]) => [badge, contracts.data?.[count] ?? 0] as const),
  ]);
  return (badge) => (badge === undefined ? 0 : (counts.get(badge) ?? 0));
}
