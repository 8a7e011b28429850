import { CONTRACT_PERIODS_OF, TIER_FIGURES, type TierDraft, type TierFigure } from '#site/api/contract/contractTerms.ts';
import type { Contract, ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import type { OfferableKind } from '#site/api/contract/givenContracts.ts';

/** A kind of contract that the agent has. */
export type HeldKind = OfferableKind & { readonly most: number };

export function isHeld(kind: OfferableKind): kind is HeldKind {
  return kind.most !== null;
}

/** Form values of a tier: numbers as text, amounts in minor units. */
export interface TierText {
  /** Stable key of the row. */
  readonly id: number;
  /** In percent, `12.5`. */
  readonly rate: string;
  readonly activeMembers: string;
  readonly amounts: Readonly<Partial<Record<TierFigure, number>>>;
}

export interface OfferDraft {
  readonly sort: ContractSort;
  readonly period: Contract['period'];
  readonly tiers: readonly [TierText, ...TierText[]];
}

const tierNamed = (id: number): TierText => ({ id, rate: '', activeMembers: '', amounts: {} });

export function emptyOffer(sort: ContractSort): OfferDraft {
  return { sort, period: firstPeriod(sort), tiers: [tierNamed(1)] };
}

function firstPeriod(sort: ContractSort): Contract['period'] {
  return CONTRACT_PERIODS_OF[sort][0] ?? null;
}

/** Changes the kind; input that the kind uses stays. */
export function withSort(draft: OfferDraft, sort: ContractSort): OfferDraft {
  return { ...draft, sort, period: CONTRACT_PERIODS_OF[sort].includes(draft.period) ? draft.period : firstPeriod(sort) };
}

export function withTier({ tiers, ...draft }: OfferDraft): OfferDraft {
  return { ...draft, tiers: [...tiers, tierNamed(Math.max(...tiers.map(({ id }) => id)) + 1)] };
}

/** Removes a tier, except the last one. */
export function withoutTier(draft: OfferDraft, id: number): OfferDraft {
  const [first, ...rest] = draft.tiers.filter((tier) => tier.id !== id);
  return first === undefined ? draft : { ...draft, tiers: [first, ...rest] };
}

export function withChange(draft: OfferDraft, id: number, change: Partial<TierText>): OfferDraft {
  const changed = (tier: TierText): TierText => (tier.id === id ? { ...tier, ...change } : tier);
  const [first, ...rest] = draft.tiers;
  return { ...draft, tiers: [changed(first), ...rest.map(changed)] };
}

const numberOf = (text: string, times: number): number | null => (text === '' ? null : Math.round(Number(text) * times));

/** The tiers as sent; empty and unused values are `null`. */
export function tiersIn({ sort, tiers }: OfferDraft): TierDraft[] {
  return tiers.map(({ rate, activeMembers, amounts }) => {
    const amount = (figure: TierFigure): number | null => (TIER_FIGURES[sort].includes(figure) ? (amounts[figure] ?? null) : null);
    return {
      rate: numberOf(rate, 100),
      activeMembers: numberOf(activeMembers, 1),
      validBet: amount('validBet'),
      profitLoss: amount('profitLoss'),
      betAmount: amount('betAmount'),
    };
  });
}

/** True if the required values, rate and members, are present. */
export function isComplete(tier: TierDraft): tier is ContractTier {
  return tier.rate !== null && tier.activeMembers !== null;
}
