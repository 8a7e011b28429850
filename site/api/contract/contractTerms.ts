import { CONTRACT_PERIODS, type Contract, type ContractSort, type ContractTier } from './agentContracts.ts';

/** Amounts of a tier. */
export type TierFigure = 'validBet' | 'profitLoss' | 'betAmount';

/** What each kind looks at besides the active members. */
export const TIER_FIGURES: Readonly<Record<ContractSort, readonly TierFigure[]>> = {
  dividend: ['validBet', 'profitLoss'],
  daily: ['betAmount'],
  hourly: ['betAmount'],
  realtime: ['betAmount'],
};

/** The periods that each kind can have. Hourly and real-time salaries have none. */
export const CONTRACT_PERIODS_OF: Readonly<Record<ContractSort, readonly Contract['period'][]>> = {
  dividend: CONTRACT_PERIODS,
  daily: ['D'],
  hourly: [null],
  realtime: [null],
};

/** As many tiers as a contract may have. */
export const MOST_TIERS = 10;

/** A tier that may still be being typed. */
export type TierDraft = { readonly [Field in keyof ContractTier]: number | null };

export type TierFaultKind =
  /** Nothing there, or no such number. */
  | 'missing'
  /** A rate above `most`. */
  | 'tooHigh'
  /** A rate that is not above the tier's before. */
  | 'rateFalls'
  /** A figure below the tier's before. */
  | 'figureFalls'
  /** The same figures as the tier before: that one would never pay. */
  | 'sameFigures'
  /** A figure that the kind does not look at. */
  | 'unused';

export interface TierFault {
  /** Counted from 0. */
  readonly tier: number;
  readonly field: keyof ContractTier;
  readonly kind: TierFaultKind;
}

const isCount = (value: number | null): value is number => value !== null && Number.isInteger(value) && value >= 0;

/**
 * What is wrong with the tiers of an offer; nothing where it can be made. Every tier asks for more than the one before and pays more;
 * none pays more than `most`, in hundredths of a percent. Form and gateway judge by this alone.
 */
export function tierFaults(sort: ContractSort, tiers: readonly TierDraft[], most: number): TierFault[] {
  const used: readonly (keyof ContractTier)[] = ['activeMembers', ...TIER_FIGURES[sort]];
  return tiers.flatMap((draft, tier) => {
    const before = tiers[tier - 1];
    const faults: TierFault[] = [];
    const found = (field: keyof ContractTier, kind: TierFaultKind): void => void faults.push({ tier, field, kind });
    if (!isCount(draft.rate) || draft.rate === 0) found('rate', 'missing');
    else if (draft.rate > most) found('rate', 'tooHigh');
    else if (before && draft.rate <= (before.rate ?? 0)) found('rate', 'rateFalls');
    for (const field of used) {
      const value = draft[field];
      if (!isCount(value)) found(field, 'missing');
      else if (before && value < (before[field] ?? 0)) found(field, 'figureFalls');
    }
    for (const field of ['validBet', 'profitLoss', 'betAmount'] as const)
      if (!used.includes(field) && draft[field] !== null) found(field, 'unused');
    if (before && used.every((field) => draft[field] !== null && draft[field] === before[field])) found('activeMembers', 'sameFigures');
    return faults;
  });
}
