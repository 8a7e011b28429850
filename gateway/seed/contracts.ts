import type { Contract, ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import type { Gateway, MerchantSeed } from '../api/context.ts';
import { writeOffer } from '../domain/contracts/contracts.ts';
import { seedUnit } from './scale.ts';

const DAY_MS = 86_400_000;

interface SeedContract {
  /** `null` for the house. */
  readonly by: string | null;
  readonly to: string;
  readonly sort: ContractSort;
  readonly period: Contract['period'];
  /** Of its highest tier, in hundredths of a percent; the first has a third of it. */
  readonly rate: number;
  /** @default 'offered' */
  readonly state?: 'active' | 'ending';
  readonly daysAgo: number;
  /** Divisor of its tiers' conditions. @default 1 */
  readonly ease?: number;
}

// The seeded team can reach the house's tiers.
const HOUSE: readonly SeedContract[] = [
  { by: null, to: 'agent', sort: 'dividend', period: 'W', rate: 3000, state: 'active', daysAgo: 80, ease: 50 },
  { by: null, to: 'agent', sort: 'daily', period: 'D', rate: 90, state: 'active', daysAgo: 80, ease: 50 },
  { by: null, to: 'agent', sort: 'hourly', period: null, rate: 60, state: 'active', daysAgo: 60, ease: 50 },
  { by: null, to: 'agent', sort: 'realtime', period: null, rate: 40, state: 'active', daysAgo: 30, ease: 50 },
];

/**
 * Contracts that wait for members of the team: new offers of every kind, one that would end the contracts of two
 * downlines with a higher rate, one that replaces a contract in force, and a termination request.
 */
const TEAM: readonly SeedContract[] = [
  { by: 'agent', to: 'team182', sort: 'dividend', period: 'M', rate: 1500, state: 'active', daysAgo: 40 },
  { by: 'team182', to: 'team183', sort: 'dividend', period: 'M', rate: 1200, state: 'active', daysAgo: 30 },
  { by: 'team182', to: 'team184', sort: 'dividend', period: 'W', rate: 1000, state: 'active', daysAgo: 30 },
  { by: 'team182', to: 'team185', sort: 'dividend', period: 'M', rate: 500, state: 'active', daysAgo: 30 },
  { by: 'agent', to: 'team182', sort: 'dividend', period: 'H', rate: 800, daysAgo: 1 },
  { by: 'agent', to: 'team186', sort: 'dividend', period: 'W', rate: 900, daysAgo: 2 },
  { by: 'agent', to: 'team186', sort: 'daily', period: 'D', rate: 45, daysAgo: 2 },
  { by: 'agent', to: 'team186', sort: 'hourly', period: null, rate: 30, daysAgo: 1 },
  { by: 'agent', to: 'team186', sort: 'realtime', period: null, rate: 20, daysAgo: 1 },
  { by: 'agent', to: 'team187', sort: 'daily', period: 'D', rate: 50, state: 'ending', daysAgo: 20 },
  { by: 'agent', to: 'team187', sort: 'dividend', period: 'M', rate: 700, state: 'active', daysAgo: 20 },
];

/** Contracts of the agent and its team. */
export function seedContracts({ db, now }: Gateway, { code, currency }: MerchantSeed): void {
  const unit = seedUnit(currency.exponent);
  const idOf = (username: string | null): number | null =>
    username === null
      ? null
      : (db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', code, username)?.id ?? null);
  for (const { by, to, sort, period, rate, state, daysAgo, ease = 1 } of [...HOUSE, ...TEAM]) {
    const [offerer, holder] = [idOf(by), idOf(to)];
    if (holder === null) continue;
    const at = now() - daysAgo * DAY_MS;
    const id = writeOffer(db, { merchant: code, by: offerer, to: holder, sort, period, tiers: tiersOf(sort, rate, unit, ease), at });
    if (state !== undefined)
      db.run('UPDATE contracts SET state = ?, ending_asked_by = ? WHERE id = ?', state, state === 'ending' ? offerer : null, id);
  }
}

/** Three tiers: the more the team does, the higher the rate. */
export function tiersOf(sort: ContractSort, rate: number, unit: number, ease = 1): ContractTier[] {
  return [1, 2, 3].map((step) => ({
    rate: Math.round((rate * step) / 3),
    activeMembers: Math.ceil((5 * step * step) / Math.min(ease, 5)),
    validBet: sort === 'dividend' ? (50_000 * step * step * unit) / ease : null,
    profitLoss: sort === 'dividend' ? (2_000 * step * step * unit) / ease : null,
    betAmount: sort === 'dividend' ? null : ((sort === 'daily' ? 10_000 : 1_000) * step * step * unit) / ease,
  }));
}
