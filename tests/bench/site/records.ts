/** How long a member's records take at the gateway where there are a hundred thousand of each sort. */
import { dayAt, daysLater } from '#site/api/contract/days.ts';
import type { Figure } from './figure.ts';
import { MERCHANT, TIME_ZONE, withGatewayAlone, type Asked, type Database } from './gatewayAlone.ts';

const RECORDS = 100_000;
/** All of them lie within the days that records go back. */
const DAYS = 80;
/** What each answer may take, in milliseconds. */
const BAR = 150;
const MEMBER = 'demo';
const DAY_MS = 86_400_000;

const RELAY = '/wps/relay/ODSFE2_get';

function asked(): readonly Asked[] {
  const today = dayAt(Date.now(), TIME_ZONE);
  const days = { startDate: daysLater(today, 1 - DAYS), endDate: today };
  const page = (pageNo: number, pageSize = 20) => ({ ...days, pageNo: String(pageNo), pageSize: String(pageSize) });
  const last = RECORDS / 20;
  return [
    ['first page of bets', `${RELAY}BettingRecords`, page(1)],
    ['page of bets in the middle', `${RELAY}BettingRecords`, page(last / 2)],
    ['last page of bets', `${RELAY}BettingRecords`, page(last)],
    ['bets of a category', `${RELAY}BettingRecords`, { ...page(2), category: 'RNG' }],
    ["bets by a game's name", `${RELAY}BettingRecords`, { ...page(1), search: 'galleon' }],
    ['five hundred bets for a file', `${RELAY}BettingRecords`, page(100, 500)],
    ['first page of movements', `${RELAY}TransactionHistory`, page(1)],
    ['last page of movements', `${RELAY}TransactionHistory`, page(last)],
    ['movements of a sort', `${RELAY}TransactionHistory`, { ...page(2), type: 'win' }],
    ['profit and loss', `${RELAY}PersonalProfit`, days],
  ];
}

export function records(): Promise<readonly Figure[]> {
  return withGatewayAlone(async ({ db, idOf, time }) => {
    const member = idOf(MEMBER);
    writeRecords(db, member);
    const figures: Figure[] = [];
    for (const one of asked())
      figures.push({ name: `${RECORDS} records: ${one[0]}`, value: await time(member, one), bar: BAR, unit: 'ms' });
    return figures;
  });
}

/** Bets in games that there are, and wins that were paid; the house holds the other side of each. */
function writeRecords(db: Database, member: number): void {
  const spread = Math.floor(((DAYS - 1) * DAY_MS) / RECORDS);
  const rows = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RECORDS})`;
  const at = `${Date.now()} - i * ${spread}`;
  const holder = (kind: string, owner: number): number => {
    const { id } =
      db.get<{ id: number }>('SELECT id FROM ledger_accounts WHERE merchant = ? AND kind = ? AND owner_id = ?', MERCHANT, kind, owner) ??
      {};
    if (id === undefined) throw new Error(`There is no ${kind} of ${owner}`);
    return id;
  };
  const first = db.get<{ id: number }>('SELECT max(id) AS id FROM ledger_movements')?.id ?? 0;
  db.transaction(() => {
    db.run(
      `${rows}, g AS (SELECT row_number() OVER (ORDER BY node_id) - 1 AS at, count(*) OVER () AS count, * FROM games)
       INSERT INTO bets (merchant, account_id, source, bet_no, category, vendor, game, status, stake, valid_bet, win, placed_at, settled_at)
       SELECT ?, ${member}, 'round', 'B' || i, g.category, g.vendor, CAST(g.node_id AS TEXT), 'settled', 1000, 1000, i * 7919 % 2100,
         ${at}, ${at} FROM n JOIN g ON g.at = n.i % g.count`,
      MERCHANT,
    );
    db.run(
      `${rows} INSERT INTO ledger_movements (id, merchant, kind, idempotency_key, moved_at)
       SELECT ${first} + i, ?, iif(i % 2, 'bet', 'win'), 'many' || i, ${at} FROM n`,
      MERCHANT,
    );
    for (const [account, sign, isMembers] of [
      [holder('wallet', member), 1, true],
      [holder('house', 0), -1, false],
    ] as const)
      db.run(
        `${rows} INSERT INTO ledger_entries (movement_id, account_id, merchant, amount, kind, moved_at, balance)
         SELECT ${first} + i, ${account}, ?, ${sign} * iif(i % 2, -1000, 1000),
           ${isMembers ? `iif(i % 2, 'bet', 'win'), ${at}, 500000` : 'NULL, NULL, NULL'} FROM n`,
        MERCHANT,
      );
  });
}
