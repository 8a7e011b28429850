import { PROMOTION_ACTIONS, type PromotionAction, type PromotionStatus } from '#site/api/contract/promotions.ts';
import type { BadgeTone } from '#ui';

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
