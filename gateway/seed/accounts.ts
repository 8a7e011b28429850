import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';
import { move } from '../domain/ledger/ledger.ts';
import { seedMessages } from './messages.ts';
import { ROAMING } from './roaming.ts';
import { seedUnit } from './scale.ts';

export { ROAMING };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TEAM_SIZE = 240;

/** Members with an upline other than the agent: one that is earlier in the team. */
const SUB_UPLINES: ReadonlyMap<string, string> = new Map([
  ['team183', 'team182'],
  ['team184', 'team182'],
  ['team185', 'team182'],
]);

/**
 * Password of all seeded accounts; the caller prints it. Never use a real site's: every seeded database contains it.
 */
export const SEED_PASSWORD = process.env['SEED_PASSWORD'] ?? 'Sunrise2026';

/** Payment password of all seeded accounts except new ones (`fresh`). */
export const SEED_PAYMENT_PASSWORD = '246810';

const emailOf = (username: string): string => `${username}@example.com`;

interface SeedAccount {
  readonly username: string;
  readonly nickname: string;
  readonly type?: number;
  readonly rank?: readonly [level: number, name: string];
  /** Major units in the wallet. */
  readonly money?: number;
  readonly mobile?: string;
  /** Further columns. Times are relative to the time of seeding. */
  readonly marks?: Readonly<Record<string, string | number | null>>;
}

/** The demo accounts: one for each kind of account and state. */
const ACCOUNTS: readonly SeedAccount[] = [
  { username: 'demo', nickname: 'Dalisay', rank: [2, 'Silver'], money: 12_500, mobile: '639170000001', marks: { last_login_at: -DAY_MS } },
  { username: 'fresh', nickname: 'Fresh', marks: { payment_hash: null } },
  { username: 'vip', nickname: 'Reyna', rank: [6, 'Diamond'], money: 880_000, marks: { last_login_at: -DAY_MS } },
  { username: 'agent', nickname: 'Agent One', type: 1, money: 45_000, marks: { last_login_at: -DAY_MS } },
  { username: 'agent2', nickname: 'Agent Two', type: 2, money: 2_000, marks: { last_login_at: -DAY_MS } },
  { username: 'agent41', nickname: 'Agent Forty-one', type: 41, money: 2_000, marks: { last_login_at: -DAY_MS } },
  { username: 'agent42', nickname: 'Agent Forty-two', type: 42, money: 2_000, marks: { last_login_at: -DAY_MS } },
  { username: 'affiliate', nickname: 'Affiliate', marks: { member: 0 } },
  { username: 'expired', nickname: 'Expired', money: 100, marks: { password_expires_at: -DAY_MS, last_login_at: -DAY_MS } },
  { username: 'initial', nickname: 'Initial', marks: { default_password: 1, last_login_at: -DAY_MS } },
  {
    username: 'roaming',
    nickname: 'Roaming',
    money: 100,
    mobile: ROAMING.mobile,
    marks: {
      registered_ip: '203.0.113.7',
      totp_secret: ROAMING.totpSecret,
      bank_account_name: ROAMING.bankAccountName,
      last_login_at: -DAY_MS,
    },
  },
  { username: 'captcha', nickname: 'Captcha', money: 100, marks: { captcha_always: 1, last_login_at: -DAY_MS } },
  { username: 'excluded', nickname: 'Excluded', marks: { excluded_until: 3650 * DAY_MS, last_login_at: -DAY_MS } },
];

/** Columns of `marks` that contain a time. */
const MOMENTS: ReadonlySet<string> = new Set(['last_login_at', 'password_expires_at', 'excluded_until']);

/** The hashes shared by all seeded accounts. */
export interface SeedHashes {
  readonly password: string;
  readonly payment: string;
}

/** Spread over the last thirty days, in another order than that of the accounts. */
const lastLoginOf = (number: number): number => -(1 + ((number * 37) % 30)) * DAY_MS - ((number * 97) % 1440) * MINUTE_MS;

/** Writes the accounts, the team below `agent`, and their initial money. */
export function seedAccounts({ db, now }: Gateway, seed: MerchantSeed, hashes: SeedHashes): void {
  const minor = seedUnit(seed.currency.exponent);
  const ids = new Map(ACCOUNTS.map((account) => [account.username, insertAccount(account)]));
  const random = seededRandom(`team ${seed.code}`);
  for (let number = 1; number <= TEAM_SIZE; number += 1) {
    const username = `team${String(number).padStart(3, '0')}`;
    const upline = SUB_UPLINES.get(username) ?? 'agent';
    const account = { username, nickname: username, money: random.int(3000) + 1, marks: { last_login_at: lastLoginOf(number) } };
    ids.set(username, insertAccount(account, ids.get(upline)));
  }
  for (const [code, username] of [
    ['SINAG88', 'agent'],
    ['AFF2026', 'affiliate'],
  ] as const) {
    db.run('INSERT INTO affiliates (merchant, code, account_id) VALUES (?, ?, ?)', seed.code, code, ids.get(username) ?? 0);
  }
  const demoId = ids.get('demo');
  if (demoId !== undefined) seedDemo(demoId);

  function insertAccount(
    { username, nickname, type = 0, rank = [0, 'Bronze'], money = 0, mobile, marks }: SeedAccount,
    uplineId?: number,
  ): number {
    const extra = Object.entries({ payment_hash: hashes.payment, ...marks }).map(
      ([column, value]) => [column, MOMENTS.has(column) ? now() + Number(value) : value] as const,
    );
    const columns = [
      'merchant',
      'username',
      'nickname',
      'type',
      'upline_id',
      'rank_level',
      'rank_name',
      'mobile',
      'email',
      'password_hash',
      'created_at',
      ...extra.map(([column]) => column),
    ];
    const { id } = db.run(
      `INSERT INTO accounts (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      seed.code,
      username,
      nickname,
      type,
      uplineId ?? null,
      rank[0],
      rank[1],
      mobile ?? null,
      emailOf(username),
      hashes.password,
      now() - 90 * DAY_MS,
      ...extra.map(([, value]) => value),
    );
    if (money > 0) {
      move(db, {
        merchant: seed.code,
        kind: 'deposit',
        idempotencyKey: `seed ${username}`,
        accountId: id,
        amount: money * minor,
        at: now() - 90 * DAY_MS,
      });
    }
    return id;
  }

  function seedDemo(accountId: number): void {
    const games = db.all<{ node_id: number }>(
      `SELECT g.node_id FROM games g JOIN vendors v ON v.code = g.vendor AND v.merchant = ?
       WHERE g.category IN ('RNG', 'FISH', 'LIVE') AND g.is_hot = 1 ORDER BY g.node_id LIMIT 18`,
      seed.code,
    );
    games.forEach(({ node_id: nodeId }, index) => {
      const table =
        index < 6 ? 'favourites (merchant, account_id, node_id, created_at)' : 'recents (merchant, account_id, node_id, played_at)';
      db.run(`INSERT INTO ${table} VALUES (?, ?, ?, ?)`, seed.code, accountId, nodeId, now() - index * 3_600_000);
    });
    seedMessages({ db, now }, seed, accountId);
  }
}
