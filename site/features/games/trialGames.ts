import { gameVendor, type VendorLane } from '#site/api/contract/vendors.ts';
import { useCall } from '#site/api/useCall.ts';
import { useSession } from '#site/session/session.ts';
import { useGamesHost } from './host.ts';

/** Whether the lane has games that a trial account may play. */
export function hasTrialGames({ cards }: Pick<VendorLane, 'cards'>): boolean {
  return cards.some(({ isTrial }) => isTrial === 1);
}

/** Whether any of the merchant's vendors has games that a trial account may play; `false` while unknown or not `enabled`. */
export function useHasTrialGames(merchantCode: string, enabled: boolean): boolean {
  const { data } = useCall(gameVendor, { merchantCode }, { staleMs: Infinity, enabled });
  return enabled && data !== undefined && data.data.lanes.some(hasTrialGames);
}

/** Whether games for trial accounts are marked: for guests, and for visitors who can become guests. */
export function useMarksTrial(): boolean {
  const { guestPlay } = useGamesHost();
  const { kind } = useSession();
  return kind === 'trial' || (kind === 'visitor' && guestPlay);
}
