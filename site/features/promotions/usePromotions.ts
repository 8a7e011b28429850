import { useTranslation } from 'react-i18next';

import { availablePromotions, type PromotionContact, type PromotionStatus } from '#site/api/contract/promotions.ts';
import type { Announcement } from '#site/api/contract/announcements.ts';
import { useCall } from '#site/api/useCall.ts';
import type { CallError } from '#site/api/errors.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';

/** A promotion in words and figures. Amounts are minor units, times epoch milliseconds. */
export interface Promotion extends Announcement {
  readonly categoryId: string | null;
  readonly image: string | null;
  /** `null`: it can be read, and nothing is offered. */
  readonly status: PromotionStatus | null;
  readonly endDate: number | null;
  /** What claiming pays now, or has paid. */
  readonly amount: number | null;
  /** The most that it can pay. */
  readonly most: number | null;
  /** Joining takes an application; one for a contact names the player's id there. */
  readonly application: { readonly contact: PromotionContact | null } | null;
  /** Why an application was rejected, and whether another may be sent. */
  readonly reason: string | null;
  readonly canReapply: boolean;
  /** A ticket, and what tickets hold; shares add up to 1. */
  readonly raffle: { readonly prizes: readonly { readonly amount: number; readonly share: number }[] } | null;
}

/** How a promotion stands that is announced and nothing else. */
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
  /** Why there are none, or none with a status. */
  readonly error: CallError | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** All promotions as they stand for the player, in the platform's order; one that it only announces comes last. */
export function usePromotions(site: Parameters<typeof useAnnouncements>[0]): Promotions {
  const { i18n } = useTranslation();
  const announced = useAnnouncements(site);
  const available = useCall(availablePromotions, { language: i18n.language });
  const states = available.data?.list ?? [];

  const known = states.flatMap((state): Promotion[] => {
    const words = announced.promotions.find(({ id }) => id === state.promotionId);
    return words ? [{ ...words, ...state }] : [];
  });
  const others = announced.promotions
    .filter(({ id }) => !states.some(({ promotionId }) => promotionId === id))
    .map((words): Promotion => ({ ...words, ...UNKNOWN }));
  return {
    promotions: [...known, ...others],
    // Words without a status would show buttons late, under the finger.
    pending: announced.pending || available.isPending,
    error: announced.error ?? available.error,
    retrying: announced.retrying || available.isFetching,
    retry: () => {
      if (announced.error) announced.retry();
      if (available.error) void available.refetch();
    },
  };
}
