import { createHash, createHmac } from 'node:crypto';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import { MINI_GAME_RULES, numbersOf, roundText, winOf } from '#site/api/contract/miniGameRules.ts';
import { move, walletBalance } from '../ledger/ledger.ts';
import { stakeRefusal } from '../play/limits.ts';
import { recordMiniRound } from '../records/bets.ts';
import { seedUnit } from '../seed/scale.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Account, Gateway, RequestContext } from './context.ts';

/** The house's own limits of a stake, in units of the currency. A merchant's config may only offer less. */
const STAKES = { least: 1, most: 1000 };

/** Limits of a stake in minor units. */
export function stakesOf(exponent: number): { leastStake: number; mostStake: number } {
  const unit = seedUnit(exponent);
  return { leastStake: STAKES.least * unit, mostStake: STAKES.most * unit };
}

type Here = Pick<Gateway, 'db' | 'now' | 'random'> & Pick<RequestContext, 'merchant' | 'token'> & { readonly account: Account };

const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** The hash of the seed that decides the account's next round; the seed itself stays here until then. */
export function openSeed({ db, now, random, merchant, account }: Here): string {
  const open = db.get<{ hash: string }>(
    'SELECT hash FROM mini_game_seeds WHERE merchant = ? AND account_id = ?',
    merchant.code,
    account.id,
  );
  if (open !== undefined) return open.hash;
  const seed = Buffer.from(random.bytes(32)).toString('hex');
  const hash = hashOf(seed);
  db.run(
    'INSERT INTO mini_game_seeds (merchant, account_id, seed, hash, made_at) VALUES (?, ?, ?, ?, ?)',
    merchant.code,
    account.id,
    seed,
    hash,
    now(),
  );
  return hash;
}

/** The seed that a hash stands for, which is spent by that; `undefined` when another round has spent it. */
function spendSeed({ db, merchant, account }: Here, hash: string): string | undefined {
  return db.get<{ seed: string }>(
    'DELETE FROM mini_game_seeds WHERE merchant = ? AND account_id = ? AND hash = ? RETURNING seed',
    merchant.code,
    account.id,
    hash,
  )?.seed;
}

/**
 * Takes the stake, decides the round and pays it, all inside the write's transaction. A seed decides one round: its hash is the
 * key of the money that moves.
 */
export function playRound(
  { gameCode, choice, stake, seedHash, clientSeed }: HandlerInput<Calls['playMiniGame']>,
  context: Here,
): Answer<HandlerOutput<Calls['playMiniGame']>> {
  const { db, now, merchant, account } = context;
  const rule = MINI_GAME_RULES[gameCode];
  if (!rule.choices.includes(choice)) return refuse(ERROR_CODE.parameterInvalid, { field: 'choice' });
  const { leastStake, mostStake } = stakesOf(merchant.seed.currency.exponent);
  if (stake < leastStake || stake > mostStake) return refuse(ERROR_CODE.miniGameStakeInvalid, { field: 'stake' });
  if (walletBalance(db, merchant.code, account.id) < stake) return refuse(ERROR_CODE.balanceInsufficient, { field: 'stake' });
  const halted = stakeRefusal(context, account, stake);
  if (halted !== undefined) return halted;
  const serverSeed = spendSeed(context, seedHash);
  if (serverSeed === undefined) return refuse(ERROR_CODE.miniGameSeedSpent, { field: 'seedHash' });

  const numbers = numbersOf(gameCode, createHmac('sha256', serverSeed).update(roundText(gameCode, clientSeed)).digest());
  const pays = rule.pays(choice, numbers);
  const win = winOf(stake, pays);
  const movement = { merchant: merchant.code, accountId: account.id, at: now(), subject: `game:${gameCode}` };
  move(db, { ...movement, kind: 'bet', idempotencyKey: `mini game ${account.id} ${seedHash} bet`, amount: -stake });
  if (win > 0) move(db, { ...movement, kind: 'win', idempotencyKey: `mini game ${account.id} ${seedHash} win`, amount: win });
  const { id } = db.run(
    `INSERT INTO mini_game_rounds (merchant, account_id, game, choice, stake, win, numbers, server_seed, client_seed, played_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    merchant.code,
    account.id,
    gameCode,
    choice,
    stake,
    win,
    JSON.stringify(numbers),
    serverSeed,
    clientSeed,
    now(),
  );
  recordMiniRound(db, { merchant: merchant.code, accountId: account.id, id, game: gameCode, stake, win, at: now() });
  const balance = walletBalance(db, merchant.code, account.id);
  return ok({ roundId: String(id), numbers, pays, win, balance, serverSeed, nextSeedHash: openSeed(context) });
}
