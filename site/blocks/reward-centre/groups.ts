import type { Promotion } from '#site/features/promotions/usePromotions.ts';

/** What rewards are sorted by: whose turn it is, and what came of them. Each has its tab. */
export const GROUPS = ['open', 'underway', 'received', 'soon', 'over'] as const;
export type Group = (typeof GROUPS)[number];

type Standing = Pick<Promotion, 'status' | 'canReapply'>;

/** Each of the spec's ten statuses in one group; a rejection that is not the last word is the player's turn again. */
export function groupOf({ status, canReapply }: Standing): Group {
  switch (status) {
    case 'claim':
    case 'join':
      return 'open';
    case 'applying':
    case 'process':
    case 'joined':
      return 'underway';
    case 'issued':
    case 'claimed':
      return 'received';
    case 'comingSoon':
      return 'soon';
    case 'rejected':
      return canReapply ? 'open' : 'over';
    default:
      return 'over';
  }
}

/** What can be had with one press comes first, then what waits for an answer of the player's. */
const URGENCY = ['claim', 'rejected', 'join'];

/** The rewards of a group, those that need least first; the platform's order otherwise. */
export function inGroup<Reward extends Standing>(rewards: readonly Reward[], group: Group): Reward[] {
  const place = ({ status }: Reward): number => {
    const found = URGENCY.indexOf(status ?? '');
    return found === -1 ? URGENCY.length : found;
  };
  return rewards.filter((reward) => groupOf(reward) === group).toSorted((a, b) => place(a) - place(b));
}
