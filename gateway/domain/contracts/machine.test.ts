import { afterAll, describe, expect, it } from 'vitest';
import { CONTRACT_ACTIONS, CONTRACT_STATES, type ContractAction, type ContractState } from '#site/api/contract/agentContracts.ts';
import { openDatabase } from '../../db/database.ts';
import { actOn, writeOffer } from './contracts.ts';

const db = openDatabase(':memory:');
afterAll(() => db.close());

const MERCHANT = 'demo';
const account = (username: string, uplineId: number | null): number =>
  db.run(
    "INSERT INTO accounts (merchant, username, nickname, upline_id, password_hash, created_at) VALUES (?, ?, ?, ?, '', 0)",
    MERCHANT,
    username,
    username,
    uplineId,
  ).id;
const upline = account('upline', null);
const downline = account('downline', upline);
const PEOPLE = { upline, downline, stranger: account('stranger', upline) };

type Who = 'upline' | 'downline' | 'stranger';
type Asker = 'upline' | 'downline' | null;

/** One cell: state, action and role. A termination request has a requester only while the contract is ending. */
interface Cell {
  readonly state: ContractState;
  readonly asker: Asker;
  readonly action: ContractAction;
  readonly who: Who;
}

const keyOf = ({ state, asker, action, who }: Cell): string => [state, ...(asker ? [`asked by the ${asker}`] : []), action, who].join(', ');

/** Every transition that succeeds. All other cells are refused and change nothing. */
const SUCCEEDS: Readonly<Record<string, ContractState>> = {
  'offered, accept, downline': 'active',
  'offered, reject, downline': 'rejected',
  'offered, withdraw, upline': 'withdrawn',
  'active, terminate, upline': 'ending',
  'active, terminate, downline': 'ending',
  'ending, asked by the upline, accept, downline': 'terminated',
  'ending, asked by the upline, reject, downline': 'active',
  'ending, asked by the upline, withdraw, upline': 'active',
  'ending, asked by the downline, accept, upline': 'terminated',
  'ending, asked by the downline, reject, upline': 'active',
  'ending, asked by the downline, withdraw, downline': 'active',
};

const CELLS: readonly Cell[] = CONTRACT_STATES.flatMap((state) =>
  (state === 'ending' ? (['upline', 'downline'] as const) : [null]).flatMap((asker) =>
    CONTRACT_ACTIONS.flatMap((action) => (['upline', 'downline', 'stranger'] as const).map((who) => ({ state, asker, action, who }))),
  ),
);

describe('every state, action and side of a contract', () => {
  it('[AGT-4] knows each cell that succeeds', () => {
    expect(CELLS.map(keyOf)).toEqual(expect.arrayContaining(Object.keys(SUCCEEDS)));
    expect(CELLS).toHaveLength((CONTRACT_STATES.length + 1) * CONTRACT_ACTIONS.length * 3);
  });

  it.each(CELLS.map((cell) => [keyOf(cell), cell] as const))('[AGT-4] %s', (key, { state, asker, action, who }) => {
    db.run('DELETE FROM contracts');
    const tiers = [{ rate: 50, activeMembers: 1, validBet: null, profitLoss: null, betAmount: 100 }];
    const id = writeOffer(db, { merchant: MERCHANT, by: upline, to: downline, sort: 'daily', period: 'D', tiers, at: 1 });
    db.run('UPDATE contracts SET state = ?, ending_asked_by = ? WHERE id = ?', state, asker && PEOPLE[asker], id);
    const context = { db, now: () => 2, merchant: { code: MERCHANT }, account: { id: PEOPLE[who] } };
    const answer = actOn('daily', { contractId: String(id), action, ends: [] }, context);
    const after = db.get('SELECT state, ending_asked_by, changed_at FROM contracts WHERE id = ?', id);
    const to = SUCCEEDS[key];
    if (to === undefined) {
      expect(answer).toMatchObject({ success: false, code: 'contract.changed' });
      expect(after).toEqual({ state, ending_asked_by: asker && PEOPLE[asker], changed_at: 1 });
    } else {
      expect(answer).toMatchObject({ success: true, value: { contractId: String(id), state: to } });
      expect(after).toEqual({ state: to, ending_asked_by: to === 'ending' ? PEOPLE[who] : null, changed_at: 2 });
    }
  });
});
