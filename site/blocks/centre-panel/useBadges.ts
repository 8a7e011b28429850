import { unreadCount } from '#site/api/contract/member.ts';
import { useCall } from '#site/api/useCall.ts';

/** How much waits behind each badge that an entry may name; a badge of another name counts nothing. */
export function useBadges(): (badge: string | undefined) => number {
  const { data } = useCall(unreadCount, {});
  const counts = new Map([
    ['messages', data?.unreadMessage ?? 0],
    ['rewards', data?.unclaimedPromotion ?? 0],
    ['missions', data?.claimableMission ?? 0],
  ]);
  return (badge) => (badge === undefined ? 0 : (counts.get(badge) ?? 0));
}
