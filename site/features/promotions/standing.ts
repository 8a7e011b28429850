import type { QueryClient } from '@tanstack/react-query';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { availablePromotions, type PromotionAction, type PromotionStatus } from '#site/api/contract/promotions.ts';
import { callKey } from '#site/api/useCall.ts';

type Standing = CallOutput<typeof availablePromotions>['list'][number];

/** Statuses that an action leads to, used if its response was lost. */
const LEADS_TO: Readonly<Record<PromotionAction, readonly PromotionStatus[]>> = {
  join: ['joined', 'applying', 'process', 'claim'],
  claim: ['claimed'],
};

/** A promotion's status in the latest cached list. */
export const standingOf = (queries: QueryClient, id: string): Standing | undefined =>
  queries
    .getQueriesData<CallOutput<typeof availablePromotions>>({ queryKey: callKey(availablePromotions) })
    .flatMap(([, data]) => data?.list ?? [])
    .find(({ promotionId }) => promotionId === id);

/** Whether a promotion's status shows that the action has succeeded. */
export const hasLedTo = (action: PromotionAction, { status }: Pick<Standing, 'status'>): boolean =>
  LEADS_TO[action].some((known) => known === status);
