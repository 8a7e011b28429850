import type { Promotion } from '#site/features/promotions/usePromotions.ts';

/** Status groups of rewards, one tab each. */
export const GROUPS = ['open', 'underway', 'received', 'soon', 'over'] as const;
export type Group = (typeof GROUPS)[number];

type Standing = Pick<Promotion, 'status' | 'canReapply'>;

/** Maps each of the ten statuses to a group; a rejection that allows another application is open again. */
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

/** Order: one-press rewards first, then those that need input. */
const URGENCY = ['claim', 'rejected', 'join'];

/** The rewards of a group in order of effort; otherwise in the platform's order. */
export function inGroup<Reward extends Standing>(rewards: readonly Reward[], group: Group): Reward[] {
  const place = ({ status }: Reward): number => {
    const found = URGENCY.indexOf(status ?? '');
    return found === -1 ? URGENCY.length : found;
  };
  return rewards.filter((reward) => groupOf(reward) === group).toSorted((a, b) => place(a) - place(b));
}
