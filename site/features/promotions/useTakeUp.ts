import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { unreadCount } from '#site/api/contract/member.ts';
import { actOnPromotion, availablePromotions, type PromotionAction } from '#site/api/contract/promotions.ts';
import { balance } from '#site/api/contract/wallet.ts';
import type { CallError } from '#site/api/errors.ts';
import { refreshCall, useClient } from '#site/api/useCall.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { currentSession } from '#site/session/session.ts';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { withTimeout } from '#site/lib/withTimeout.ts';
import { useToast } from '#ui';
import { hasLedTo, standingOf } from './standing.ts';
import type { Promotion } from './usePromotions.ts';

interface TakeUp {
  /** A visitor logs in first and comes back to the promotion; trial accounts are told that they need a real one. */
  readonly take: (action: PromotionAction) => void;
  readonly pending: boolean;
}

interface Press {
  readonly action: PromotionAction;
  /** Whose it is: it may wait for others, and another player be here by then. */
  readonly token: string | null;
}

/**
 * Joins and claims a promotion, and says what came of it; where the answer is lost, the list that is asked for afterwards tells.
 * @param page where the promotion is shown in full
 */
export function useTakeUp({ id, title }: Pick<Promotion, 'id' | 'title'>, page: string, currency: Currency): TakeUp {
  const { t } = useTranslation(['content', 'payment']);
  const client = useClient();
  const queries = useQueryClient();
  const guard = useRequireAccount();
  const showToast = useToast();
  const [, navigate] = useLocation();
  const [attempts] = useState(() => createIdempotencyKeys());

  const tell = (action: PromotionAction, amount: number | null): void => {
    const message =
      action === 'claim' ? t('promotion_paid', { 0: formatAmount(amount ?? 0, currency) }) : t('promotion_joined', { 0: title });
    showToast({ tone: 'positive', message });
  };
  const { mutate, isPending } = useMutation<{ readonly amount: number | null }, CallError, Press>({
    // One at a time for the whole page: a second press waits for what the first one changed.
    scope: { id: 'promotions' },
    // Without a network it fails at once; it must not be made up for at a moment that nobody expects.
    networkMode: 'always',
    mutationFn: ({ action, token }) =>
      client.call(
        actOnPromotion,
        { promotionId: id, action },
        { idempotencyKey: attempts.keyFor([id, action]), ...(token !== null && { token }) },
      ),
    onSuccess: ({ amount }, { action, token }) => {
      attempts.answered();
      if (token === currentSession().token) tell(action, amount);
    },
    onError: async (error, { action, token }) => {
      const unsure = isOutcomeUnknown(error);
      if (!unsure) attempts.answered();
      if (token !== currentSession().token) return;
      await withTimeout([refreshCall(queries, availablePromotions)]);
      const known = standingOf(queries, id);
      if (unsure && known && hasLedTo(action, known)) return tell(action, known.amount);
      showToast({ tone: 'critical', message: unsure ? t('payment:money_unsure') : (error.serverMessage ?? t('promotion_failed')) });
    },
    // Also after a refusal: what was shown was not how it stands.
    onSettled: () => withTimeout([availablePromotions, balance, unreadCount].map(async (row) => refreshCall(queries, row))),
  });

  const take = (action: PromotionAction): void => {
    // Money is not taken behind the player's back: who had to log in first presses again.
    const run = currentSession().kind === 'visitor' ? () => navigate(page) : () => mutate({ action, token: currentSession().token });
    guard({ kind: 'promotion', run });
  };
  return { take, pending: isPending };
}
