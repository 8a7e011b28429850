import type { Promotion } from '#site/features/promotions/usePromotions.ts';

/** Text key of a reward's next step or result. */
export function nextStep({ status, application, raffle, canReapply }: Promotion): string {
  if (canReapply) return 'next_again';
  if (raffle && status === 'claim') return 'next_ticket';
  if (application && status === 'join') return application.contact === null ? 'next_apply' : `next_${application.contact}`;
  return status === null ? 'next_read' : `next_${status}`;
}
