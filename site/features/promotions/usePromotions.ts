import { useTranslation } from 'react-i18next';

import { availablePromotions, type PromotionContact, type PromotionStatus } from '#site/api/contract/promotions.ts';
import type { Announcement } from '#site/api/contract/announcements.ts';
import { useCall } from '#site/api/useCall.ts';
import type { CallError } from '#site/api/errors.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';

/** A promotion with texts and figures. Amounts are minor units, times epoch milliseconds. */
export interface Promotion extends Announcement {
  readonly categoryId: string | null;
  readonly image: string | null;
  /** `null`: read-only, without an action. */
  readonly status: PromotionStatus | null;
  readonly endDate: number | null;
  /** Amount that a claim pays or has paid. */
  readonly amount: number | null;
  /** Maximum payout. */
  readonly most: number | null;
  /** Joining requires an application; one with a contact requires the player's id there. */
  readonly application: { readonly contact: PromotionContact | null } | null;
  /** Reason for a rejection, and whether the player can apply again. */
  readonly reason: string | null;
  readonly canReapply: boolean;
  /** A ticket, and the odds of its prizes; shares add up to 1. */
  readonly raffle: { readonly prizes: readonly { readonly amount: number; readonly share: number }[] } | null;
}

/** Status of a promotion that is only announced. */
const UNKNOWN = {
  categoryId: null,
  image: null,
  status: null,
  endDate: null,
  amount: null,
  most: null,
  application: null,
  reason: null,
  canReapply: false,
  raffle: null,
} as const;

interface Promotions {
  readonly promotions: readonly Promotion[];
  readonly pending: boolean;
  /** Error of loading the promotions or their statuses. */
  readonly error: CallError | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** All promotions with their statuses, in the platform's order; those that are only announced come last. */
export function usePromotions(site: Parameters<typeof useAnnouncements>[0]): Promotions {
  const { i18n } = useTranslation();
  const announced = useAnnouncements(site);
  const available = useCall(availablePromotions, { language: i18n.language });
  const states = available.data?.list ?? [];

  const known = states.flatMap((state): Promotion[] => {
    const words = announced.promotions.find(({ id }) => id === state.promotionId);
    return words ? [{ ...words, ...state, image: state.image === '' ? null : state.image }] : [];
  });
  const others = announced.promotions
    .filter(({ id }) => !states.some(({ promotionId }) => promotionId === id))
    .map((words): Promotion => ({ ...words, ...UNKNOWN }));
  return {
    promotions: [...known, ...others],
    // Texts without statuses would add buttons late and shift the layout.
    pending: announced.pending || available.isPending,
    error: announced.error ?? available.error,
    retrying: announced.retrying || available.isFetching,
    retry: () => {
      if (announced.error) announced.retry();
      if (available.error) void available.refetch();
    },
  };
}
