import { consolidated } from '#site/api/contract/agentContracts.ts';
import { unreadCount } from '#site/api/contract/member.ts';
import { useCall } from '#site/api/useCall.ts';
import { useSession } from '#site/session/session.ts';

/** Badges that count contract requests of a kind; requested only if an entry names one. */
const CONTRACTS = {
  dividendRequests: 'divtypereq',
  dailySalaryRequests: 'dailysalreqtype',
  hourlySalaryRequests: 'contracthoursalreq',
  realTimeSalaryRequests: 'realtimesalreqtype',
} as const;
/** Badge that counts contract requests of all kinds. */
const ALL_CONTRACTS = 'contracts';

/**
 * The count of each badge that entries name; an unknown name counts nothing, and so does every badge of a guest.
 * @param named badges of the visible entries
 */
export function useBadges(named: readonly (string | undefined)[]): (badge: string | undefined) => number {
  const { kind } = useSession();
  const isMember = kind === 'member' || kind === 'agent';
  const { data } = useCall(unreadCount, {}, { enabled: isMember });
  const contracts = useCall(
    consolidated,
    {},
    { enabled: isMember && named.some((badge) => badge === ALL_CONTRACTS || (badge !== undefined && Object.hasOwn(CONTRACTS, badge))) },
  );
  const requests = Object.entries(CONTRACTS).map(([badge, count]) => [badge, contracts.data?.[count] ?? 0] as const);
  const counts = new Map([
    ['messages', data?.unreadMessage ?? 0],
    ['rewards', data?.unclaimedPromotion ?? 0],
    ['missions', data?.claimableMission ?? 0],
    ...requests,
    [ALL_CONTRACTS, requests.reduce((sum, [, count]) => sum + count, 0)] as const,
  ]);
  return (badge) => (badge === undefined ? 0 : (counts.get(badge) ?? 0));
}
