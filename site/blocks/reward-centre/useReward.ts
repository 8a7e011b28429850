import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { unreadCount } from '#site/api/contract/member.ts';
import { accountRecords, bonusRecords } from '#site/api/contract/records.ts';
import {
  actOnPromotion,
  availablePromotions,
  claimRafflePromotion,
  promotionClaims,
  type PromotionAction,
  type PromotionApplication,
} from '#site/api/contract/promotions.ts';
import { useQueryClient } from '#site/api/useCall.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';
import { useMoneyProblem, type MoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { hasLedTo, standingOf } from '#site/features/promotions/standing.ts';
import type { Promotion } from '#site/features/promotions/usePromotions.ts';
import { useErrorToast } from '#site/lib/useErrorToast.ts';
import { useToast } from '#ui';

/** Calls to refetch after a change. */
const TOUCHED = [availablePromotions, promotionClaims, unreadCount, bonusRecords, accountRecords];

interface RewardActions {
  /** Joins, claims or applies, and reports the result. */
  readonly act: (action: PromotionAction, application?: PromotionApplication) => Promise<void>;
  /** Opens a raffle ticket; the promotion then includes the prize. */
  readonly openTicket: () => Promise<void>;
  readonly pending: boolean;
  /** Error of the last attempt and its field, if a retry is possible. */
  readonly problem: MoneyProblem | null;
  /** Clears the error after the application has changed. */
  readonly forget: () => void;
}

/**
 * Actions on a reward. After a lost response, the refetched list shows whether the action succeeded, and success is reported as usual.
 */
export function useReward({ id, title }: Pick<Promotion, 'id' | 'title'>, currency: Currency): RewardActions {
  const { t } = useTranslation('rewards');
  const queries = useQueryClient();
  const showToast = useToast();
  const problemOf = useMoneyProblem(currency);
  const taking = useMoneyWrite(actOnPromotion, TOUCHED);
  const ticket = useMoneyWrite(claimRafflePromotion, TOUCHED);
  const refused = taking.problem ?? ticket.problem;
  const problem = problemOf(refused);
  // The button unmounts with the reward.
  const isOver = refused?.code === ERROR_CODE.promotionUnavailable;
  useErrorToast(isOver ? problem?.text : undefined);

  const act = async (action: PromotionAction, application?: PromotionApplication): Promise<void> => {
    const answer = await taking.send({ promotionId: id, action, ...(application && { application }) });
    const known = answer ?? standingOf(queries, id);
    if (!answer && !(known && hasLedTo(action, known))) return;
    if (action === 'claim') showToast({ tone: 'positive', message: t('paid', { 0: formatAmount(known?.amount ?? 0, currency) }) });
    else showToast({ tone: 'positive', message: t(application ? 'application_sent' : 'joined', { 0: title }) });
  };

  return {
    act,
    openTicket: async () => void (await ticket.send({ promotionId: id })),
    pending: taking.pending || ticket.pending,
    problem: isOver ? null : problem,
    forget: taking.forget,
  };
}
