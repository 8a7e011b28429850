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

interface ActionHandle {
  /** Visitors log in first and return to the promotion; trial accounts see that a real account is required. */
  readonly take: (action: PromotionAction) => void;
  readonly pending: boolean;
}

interface Press {
  readonly action: PromotionAction;
  /** Session of the press: it may be queued while the session changes. */
  readonly token: string | null;
}

/**
 * Joins and claims a promotion and reports the result; after a lost response, the refetched list shows it.
 * @param page page with the details
 */
export function usePromotionAction({ id, title }: Pick<Promotion, 'id' | 'title'>, page: string, currency: Currency): ActionHandle {
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
    // Sequential for the whole page: a second press waits for the first one's changes.
    scope: { id: 'promotions' },
    // Fails at once while offline, instead of being sent later at an unexpected time.
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
    // Also after an error: the displayed status was outdated.
    onSettled: () => withTimeout([availablePromotions, balance, unreadCount].map(async (row) => refreshCall(queries, row))),
  });

  const take = (action: PromotionAction): void => {
    // After a deferred login, the claim requires another press.
    const run = currentSession().kind === 'visitor' ? () => navigate(page) : () => mutate({ action, token: currentSession().token });
    guard({ kind: 'promotion', run });
  };
  return { take, pending: isPending };
}
