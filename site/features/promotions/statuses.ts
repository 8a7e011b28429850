import { PROMOTION_ACTIONS, type PromotionAction, type PromotionStatus } from '#site/api/contract/promotions.ts';
import type { BadgeTone } from '#ui';
import type { Promotion } from './usePromotions.ts';

/** How each status looks (spec, section 4: activity statuses). Its word is the text `status.<name>`. */
export const STATUS_TONES: Readonly<Record<PromotionStatus, BadgeTone>> = {
  join: 'accent',
  claim: 'highlight',
  applying: 'info',
  process: 'info',
  joined: 'positive',
  issued: 'positive',
  claimed: 'positive',
  rejected: 'critical',
  close: 'neutral',
  comingSoon: 'caution',
};

/** What the player can do at this status, if anything. */
export function actionAt(status: PromotionStatus | null): PromotionAction | undefined {
  return PROMOTION_ACTIONS.find((action) => action === status);
}

/** What the button of a promotion says: the text `verb.<name>`, wherever the promotion is shown. */
export type PromotionVerb = PromotionAction | 'apply' | 'apply_again' | 'open_ticket';

/** What there is to do with a promotion now, if anything. */
export function verbOf({
  status,
  application,
  raffle,
  canReapply,
}: Pick<Promotion, 'status' | 'application' | 'raffle' | 'canReapply'>): PromotionVerb | undefined {
  if (canReapply) return 'apply_again';
  const action = actionAt(status);
  if (action && raffle) return 'open_ticket';
  return action === 'join' && application ? 'apply' : action;
}

/** The status to show on a chip. Where it is the player's turn there is none: the button says so, in its own words. */
export function chipOf(status: PromotionStatus | null): PromotionStatus | undefined {
  return status === null || actionAt(status) ? undefined : status;
}
