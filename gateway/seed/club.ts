import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';
import { PLAYERS, RANK_NAMES, REWARDS } from './clubTexts.ts';
import { historyStakes } from './history.ts';
import { seedUnit } from './scale.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Levels of the club: their minimum points, withdrawals per day, and whether these have priority review. The VIP page
 * of the base config shows the same.
 */
export const RANKS = [
  [0, 'Bronze', 0, 5, 0],
  [1, 'Jade', 1_000, 6, 0],
  [2, 'Silver', 5_000, 7, 0],
  [3, 'Gold', 20_000, 8, 0],
  [4, 'Platinum', 60_000, 10, 1],
  [5, 'Sapphire', 150_000, 12, 1],
  [6, 'Diamond', 400_000, 15, 1],
  [7, 'Crown', 1_000_000, 20, 1],
] as const;

/** Club points of accounts from before the recent history, and their balance in the points mall. */
const HOLDINGS = [
  { username: 'demo', club: 11_850, mall: [4_600, 2_900, 1_720, -800] },
  { username: 'vip', club: 640_000, mall: [72_000, 31_500, -7_200] },
] as const;

/** Points, and their value in major units: the more at once, the better the rate. */
const RATES = [
  [1_000, 10],
  [4_500, 50],
  [16_000, 200],
  [75_000, 1_000],
] as const;

/** Days before and after the seeding with leaderboard points, so that boards fill while a machine keeps running. */
const BOARD_DAYS = { before: 30, after: 30 };

/** Levels, rewards, rates, points and the leaderboard of a merchant. */
export function seedClub(gateway: Gateway, seed: MerchantSeed): void {
  const { db } = gateway;
  for (const [level, name, points, withdrawals, fastPayout] of RANKS) {
    db.run(
      'INSERT INTO ranks (merchant, level, name, points, withdrawals, fast_payout) VALUES (?, ?, ?, ?, ?, ?)',
      seed.code,
      level,
      name,
      points,
      withdrawals,
      fastPayout,
    );
    for (const language of seed.languages) {
      const words = RANK_NAMES[level]?.[language] ?? name;
      db.run('INSERT INTO rank_names (merchant, level, language, name) VALUES (?, ?, ?, ?)', seed.code, level, language, words);
    }
  }
  const unit = seedUnit(seed.currency.exponent);
  for (const [units, amount] of RATES)
    db.run('INSERT INTO point_rates (merchant, units, amount) VALUES (?, ?, ?)', seed.code, units, amount * unit);
  seedRewards(gateway, seed, unit);
  seedHoldings(gateway, seed);
  seedBoard(gateway, seed);
}

function seedRewards({ db }: Gateway, { code, languages }: MerchantSeed, unit: number): void {
  for (const language of languages) {
    REWARDS.forEach(({ type, emblem, points, amount, quantity, names }, index) => {
      db.run(
        `INSERT INTO point_rewards (merchant, id, language, type, name, emblem, points, amount, quantity, position)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        code,
        index + 1,
        language,
        type,
        names[language] ?? names.EN,
        emblem,
        points,
        amount * unit,
        quantity,
        index,
      );
    });
  }
}

function seedHoldings({ db, now }: Gateway, { code, currency }: MerchantSeed): void {
  const unit = seedUnit(currency.exponent);
  for (const { username, club, mall } of HOLDINGS) {
    const account = db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', code, username);
    if (account === undefined) continue;
    const played = Math.floor(historyStakes({ db, now }, code, account.id) / unit);
    db.run('INSERT INTO club_points (merchant, account_id, points) VALUES (?, ?, ?)', code, account.id, club - played);
    mall.forEach((points, index) => {
      db.run(
        'INSERT INTO point_entries (merchant, account_id, kind, points, remark, moved_at) VALUES (?, ?, ?, ?, ?, ?)',
        code,
        account.id,
        points > 0 ? 'earned' : 'redeemed',
        points,
        '',
        now() - (mall.length - index) * 3 * DAY_MS,
      );
    });
  }
}

/** Hourly points of invented players and of `demo`; deterministic. */
function seedBoard({ db, now }: Gateway, { code }: MerchantSeed): void {
  const random = seededRandom(`leaderboard ${code}`);
  const demo = db.get<{ id: number }>("SELECT id FROM accounts WHERE merchant = ? AND username = 'demo'", code);
  const earn = (customer: string, accountId: number | null, points: number, at: number): void => {
    db.run(
      'INSERT INTO mission_points (merchant, customer, account_id, points, earned_at) VALUES (?, ?, ?, ?, ?)',
      code,
      customer,
      accountId,
      points,
      at,
    );
  };
  for (let day = -BOARD_DAYS.before; day < BOARD_DAYS.after; day += 1) {
    const startsAt = now() + day * DAY_MS;
    PLAYERS.forEach((player, index) => {
      // Some play every day, most now and then.
      if (random.int(PLAYERS.length) < 8 + (index % 5) * 4)
        earn(player, null, 10 + random.int(60) * 5, startsAt + random.int(24) * HOUR_MS);
    });
    if (demo !== undefined && day % 2 === 0) earn('demo', demo.id, 60, startsAt + 6 * HOUR_MS);
  }
}
