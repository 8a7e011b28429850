import type { ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import { TIER_FIGURES, type TierFigure } from '#site/api/contract/contractTerms.ts';

/** What a team has reached in the current period. */
type Reached = Readonly<Record<TierFigure | 'activeMembers' | 'rate', number>>;

export interface NextTier {
  /** Hundredths of a percent. */
  readonly rate: number;
  /** What is missing to it, in minor units or members; nothing that is reached. */
  readonly missing: readonly { readonly figure: TierFigure | 'activeMembers'; readonly amount: number }[];
}

/** The tier above the reached one; nothing above the highest. */
export function nextTier(sort: ContractSort, tiers: readonly ContractTier[], reached: Reached): NextTier | undefined {
  const next = tiers.toSorted((a, b) => a.rate - b.rate).find(({ rate }) => rate > reached.rate);
  if (next === undefined) return undefined;
  const missing = (['activeMembers', ...TIER_FIGURES[sort]] as const)
    .map((figure) => ({ figure, amount: (next[figure] ?? 0) - reached[figure] }))
    .filter(({ amount }) => amount > 0);
  return { rate: next.rate, missing };
}
