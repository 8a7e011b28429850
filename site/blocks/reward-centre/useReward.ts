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

/** What changes with a reward. */
const TOUCHED = [availablePromotions, promotionClaims, unreadCount, bonusRecords, accountRecords];

interface RewardActions {
  /** Joins, claims or applies, and says what came of it. */
  readonly act: (action: PromotionAction, application?: PromotionApplication) => Promise<void>;
  /** Opens a raffle's ticket; what it held is in the promotion then. */
  readonly openTicket: () => Promise<void>;
  readonly pending: boolean;
  /** Why the last attempt failed, and beside which field to say so, where it can be tried again. */
  readonly problem: MoneyProblem | null;
  /** The application was changed. */
  readonly forget: () => void;
}

/**
 * What can be done with a reward. Where the answer is lost, the list that is asked for afterwards tells whether it happened:
 * then it is said as if the answer had come.
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
  // The button goes with it.
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
