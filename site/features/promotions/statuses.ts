import { PROMOTION_ACTIONS, type PromotionAction, type PromotionStatus } from '#site/api/contract/promotions.ts';
import type { BadgeTone } from '#ui';
import type { Promotion } from './usePromotions.ts';

/** Badge tone by status. The label is the text `status.<name>`. */
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

/** The player's action at this status, if any. */
export function actionAt(status: PromotionStatus | null): PromotionAction | undefined {
  return PROMOTION_ACTIONS.find((action) => action === status);
}

/** Label of a promotion's button: the text `verb.<name>`. */
export type PromotionVerb = PromotionAction | 'apply' | 'apply_again' | 'open_ticket';

/** The available action of a promotion, if any. */
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

/** Status for the chip; `null` if the player has to act, since the button says so. */
export function chipOf(status: PromotionStatus | null): PromotionStatus | undefined {
  return status === null || actionAt(status) ? undefined : status;
}
