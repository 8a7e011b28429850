import { setImmediate } from 'node:timers/promises';

import type { Gateway, MerchantSeed } from '../api/context.ts';
import { insertMerchant } from '../api/merchants.ts';
import { startBetPoints } from '../domain/mall/betPoints.ts';
import { hashPassword, hashPasswordNow } from '../api/passwords.ts';
import { seedAccounts, SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from './accounts.ts';
import { seedCashier } from './cashier.ts';
import { seedChat } from './chat.ts';
import { seedClub } from './club.ts';
import { seedContracts } from './contracts.ts';
import { seedEarnings } from './earnings.ts';
import { seedTeamPlay } from './teamPlay.ts';
import { seedEnvelopes } from './envelopes.ts';
import { seedLine } from './line.ts';
import { seedMall } from './mall.ts';
import { seedBanners, seedHelp, seedNews, seedNotices, seedWinners } from './content.ts';
import { seedPromotions } from './contentPromotions.ts';
import { seedHistory } from './history.ts';
import { seededLanguages } from './inLanguage.ts';
import { seedRates } from './rates.ts';
import { seedLetters } from './messages.ts';
import { seedMissions } from './missions.ts';
import { seedLogins } from './logins.ts';
import { seedPacts } from './pacts.ts';
import { VENDORS } from './vendors.ts';

/** A merchant's tables, children before parents. Keys are retained, since open pages use one. */
const MERCHANT_TABLES = [
  'deposit_orders',
  'withdrawal_payments',
  'withdrawal_orders',
  'bank_cards',
  'ledger_entries',
  'ledger_movements',
  'ledger_accounts',
  'promotion_applications',
  'promotion_claims',
  'raffle_prizes',
  'mission_claims',
  'mission_texts',
  'missions',
  'referrals',
  'logins',
  'promotions',
  'promotion_categories',
  'help_questions',
  'help_topics',
  'articles',
  'mission_points',
  'club_points',
  'rank_names',
  'ranks',
  'rebate_lines',
  'rebates',
  'rebate_figures',
  'earnings',
  'contracts',
  'feedback',
  'envelope_openings',
  'envelopes',
  'point_redemptions',
  'point_entries',
  'point_rests',
  'point_rewards',
  'point_rates',
  'messages',
  'message_texts',
  'announcements',
  'banners',
  'winners',
  'chat_messages',
  'mini_game_rounds',
  'mini_game_seeds',
  'trial_purses',
  'uploads',
  'authenticator_setups',
  'recovery_codes',
  'play_limits',
  'play_events',
  'bets',
  'lottery_orders',
  'rounds',
  'launches',
  'recents',
  'favourites',
  'vendors',
  'affiliates',
  'idempotency',
  'outbox',
  'sms_codes',
  'captchas',
  'used_nonces',
  'login_failures',
  'attempts',
  'known_addresses',
  'challenges',
  'temporary_passwords',
  'sessions',
  'login_events',
  'team_balances',
  'team_names',
  'category_figures',
  'team_players',
  'member_totals',
  'member_days',
  'team_figures',
  'lineage',
  'member_rates',
  'downline_links',
  'accounts',
  'merchants',
];

interface Hashes {
  readonly password: string;
  readonly payment: string;
}

/** Whether all of a merchant's data is there. */
export function isSeeded({ db }: Pick<Gateway, 'db'>, { code }: MerchantSeed): boolean {
  return db.get('SELECT 1 FROM merchants WHERE merchant = ? AND seeded = 1', code) !== undefined;
}

/** Deletes all of a merchant's data and reseeds it; deterministic except for times. */
export function seedMerchant(gateway: Gateway, merchant: MerchantSeed): void {
  const hashes = { password: hashPasswordNow(gateway, SEED_PASSWORD), payment: hashPasswordNow(gateway, SEED_PAYMENT_PASSWORD) };
  gateway.db.transaction(() => {
    const work = seedInPieces(gateway, merchant, hashes);
    while (work.next().done !== true);
  });
}

/** The same, a piece at a time: requests are answered in between. A merchant of which a piece is missing counts as not seeded. */
export async function seedBesideRequests(gateway: Gateway, merchant: MerchantSeed): Promise<void> {
  const [password, payment] = await Promise.all([hashPassword(gateway, SEED_PASSWORD), hashPassword(gateway, SEED_PAYMENT_PASSWORD)]);
  const work = seedInPieces(gateway, merchant, { password, payment });
  while (gateway.db.transaction(() => work.next()).done !== true) await setImmediate();
}

function* seedInPieces(gateway: Gateway, merchant: MerchantSeed, hashes: Hashes): Generator<void, void> {
  const written = { ...merchant, languages: seededLanguages(merchant) };
  const { db } = gateway;
  db.run('UPDATE accounts SET upline_id = NULL WHERE merchant = ?', merchant.code);
  for (const table of MERCHANT_TABLES) db.run(`DELETE FROM ${table} WHERE merchant = ?`, merchant.code);
  insertMerchant(db, merchant);
  yield;
  seedVendors(gateway, merchant);
  seedLetters(gateway, written);
  seedAccounts(gateway, merchant, hashes);
  yield;
  seedBanners(gateway, written);
  seedNotices(gateway, written);
  seedPromotions(gateway, written);
  seedHelp(gateway, written);
  seedNews(gateway, written);
  seedWinners(gateway, merchant);
  yield;
  yield* seedHistory(gateway, merchant);
  seedLogins(gateway, merchant);
  seedCashier(gateway, merchant);
  seedClub(gateway, written);
  seedMissions(gateway, written);
  seedMall(gateway, merchant);
  seedEnvelopes(gateway, merchant);
  seedContracts(gateway, merchant);
  yield;
  seedLine(gateway, merchant, hashes);
  seedRates(gateway, merchant);
  yield;
  yield* seedTeamPlay(gateway, merchant);
  seedPacts(gateway, merchant);
  yield;
  yield* seedEarnings(gateway, merchant);
  seedChat(gateway, merchant);
  startBetPoints(db, merchant);
  db.run('UPDATE merchants SET seeded = 1 WHERE merchant = ?', merchant.code);
}

function seedVendors({ db }: Gateway, { code: merchant, vendors: codes }: MerchantSeed): void {
  const offered = codes === undefined ? VENDORS : codes.flatMap((code) => VENDORS.filter((vendor) => vendor.code === code));
  offered.forEach(({ code, name, category, isHot }, position) => {
    db.run(
      'INSERT INTO vendors (merchant, code, category, name, account_type_id, is_hot, position) VALUES (?, ?, ?, ?, ?, ?, ?)',
      merchant,
      code,
      category,
      name,
      String(100 + VENDORS.findIndex((vendor) => vendor.code === code)),
      isHot === true ? 1 : 0,
      position,
    );
  });
}
