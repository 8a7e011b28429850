import type { Contract, ContractSort, ContractState } from '#site/api/contract/agentContracts.ts';
import type { Gateway, MerchantSeed } from '../api/context.ts';
import { writeOffer } from '../domain/contracts/contracts.ts';
import { tiersOf } from './contracts.ts';
import { seedUnit } from './scale.ts';

const DAY_MS = 86_400_000;
const AGENT = 1;
const MEMBER = 0;

/** Two agents below `agent42` and their members: username, type, upline. Uplines come first. */
const ACCOUNTS: readonly (readonly [username: string, type: number, upline: string])[] = [
  ['pact1', AGENT, 'agent42'],
  ['pact11', AGENT, 'pact1'],
  ['pact111', MEMBER, 'pact11'],
  ['pact112', MEMBER, 'pact11'],
  ['pact12', MEMBER, 'pact1'],
  ['pact13', MEMBER, 'pact1'],
  ['pact14', MEMBER, 'pact1'],
  ['pact2', AGENT, 'agent42'],
  ['pact21', MEMBER, 'pact2'],
];

interface Pact {
  /** `null` for the house. */
  readonly by: string | null;
  readonly to: string;
  readonly sort: ContractSort;
  readonly period: Contract['period'];
  /** Of its highest tier, in hundredths of a percent. */
  readonly rate: number;
  readonly state: ContractState;
  /** Requester of a termination. */
  readonly askedBy?: string;
  readonly daysAgo: number;
}

/**
 * Contracts received and given by the first agent: every state of the upline's side, and one that waits for its answer.
 */
const PACTS: readonly Pact[] = [
  { by: null, to: 'pact1', sort: 'dividend', period: 'M', rate: 2000, state: 'active', daysAgo: 60 },
  { by: null, to: 'pact1', sort: 'daily', period: 'D', rate: 90, state: 'active', daysAgo: 60 },
  { by: null, to: 'pact1', sort: 'hourly', period: null, rate: 60, state: 'active', daysAgo: 60 },
  { by: 'pact1', to: 'pact13', sort: 'hourly', period: null, rate: 45, state: 'rejected', daysAgo: 50 },
  { by: 'pact1', to: 'pact13', sort: 'daily', period: 'D', rate: 60, state: 'withdrawn', daysAgo: 45 },
  { by: 'pact1', to: 'pact11', sort: 'dividend', period: 'M', rate: 1200, state: 'active', daysAgo: 40 },
  { by: 'pact11', to: 'pact111', sort: 'dividend', period: 'M', rate: 900, state: 'active', daysAgo: 30 },
  { by: 'pact11', to: 'pact112', sort: 'dividend', period: 'W', rate: 300, state: 'active', daysAgo: 30 },
  { by: 'pact1', to: 'pact13', sort: 'dividend', period: 'H', rate: 1000, state: 'active', daysAgo: 30 },
  { by: 'pact1', to: 'pact12', sort: 'hourly', period: null, rate: 30, state: 'ending', askedBy: 'pact12', daysAgo: 3 },
  { by: 'pact1', to: 'pact12', sort: 'daily', period: 'D', rate: 45, state: 'offered', daysAgo: 2 },
  { by: null, to: 'pact2', sort: 'realtime', period: null, rate: 40, state: 'active', daysAgo: 30 },
];

/** Agents who give contracts, with their contracts. Their logins are those of all seeded accounts. */
export function seedPacts({ db, now }: Gateway, { code, currency }: MerchantSeed): void {
  for (const [username, type, upline] of ACCOUNTS) {
    db.run(
      `INSERT INTO accounts (merchant, username, nickname, type, upline_id, rank_level, rank_name, email, password_hash, payment_hash, created_at, last_login_at)
       SELECT merchant, ?, ?, ?, (SELECT id FROM accounts WHERE merchant = ? AND username = ?), 0, rank_name, ?, password_hash, payment_hash, ?, ?
       FROM accounts WHERE merchant = ? AND username = 'agent42'`,
      username,
      username,
      type,
      code,
      upline,
      `${username}@example.com`,
      now() - 90 * DAY_MS,
      now() - DAY_MS,
      code,
    );
  }
  const idOf = (username: string | null | undefined): number | null =>
    db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', code, username ?? '')?.id ?? null;
  const unit = seedUnit(currency.exponent);
  for (const { by, to, sort, period, rate, state, askedBy, daysAgo } of PACTS) {
    const at = now() - daysAgo * DAY_MS;
    const holder = idOf(to);
    if (holder === null) throw new Error(`the seed knows no ${to}`);
    const id = writeOffer(db, { merchant: code, by: idOf(by), to: holder, sort, period, tiers: tiersOf(sort, rate, unit), at });
    db.run('UPDATE contracts SET state = ?, ending_asked_by = ? WHERE id = ?', state, idOf(askedBy), id);
  }
}
