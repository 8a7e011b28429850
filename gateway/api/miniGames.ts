import { createHash, createHmac } from 'node:crypto';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import { MINI_GAME_RULES, numbersOf, roundText, winOf } from '#site/api/contract/miniGameRules.ts';
import { mustMove, walletBalance } from '../domain/ledger/ledger.ts';
import { stakeRefusal } from '../domain/responsiblePlay/limits.ts';
import { recordMiniRound } from '../domain/records/bets.ts';
import { seedUnit } from '../seed/scale.ts';
import { ok, refuse } from './answer.ts';
import type { Answer, Refusal } from './answer.ts';
import type { Account, Gateway, RequestContext } from './context.ts';
import { isOnTrial, moveTrial, trialBalance } from './trialPurse.ts';

/** The house's stake limits, in units of the currency. A merchant's config can only narrow them. */
const STAKES = { least: 1, most: 1000 };

/** Stake limits in minor units. */
export function stakesOf(exponent: number): { leastStake: number; mostStake: number } {
  const unit = seedUnit(exponent);
  return { leastStake: STAKES.least * unit, mostStake: STAKES.most * unit };
}

type Here = Pick<Gateway, 'db' | 'now' | 'random'> & Pick<RequestContext, 'merchant' | 'token'> & { readonly account: Account };

const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** The hash of the seed for the account's next round; the seed stays secret until then. */
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

/** The seed of a hash, used up by this call; `undefined` if another round has used it. */
function spendSeed({ db, merchant, account }: Here, hash: string): string | undefined {
  return db.get<{ seed: string }>(
    'DELETE FROM mini_game_seeds WHERE merchant = ? AND account_id = ? AND hash = ? RETURNING seed',
    merchant.code,
    account.id,
    hash,
  )?.seed;
}

type Wish = HandlerInput<Calls['playMiniGame']>;

/** Result of a round; amounts in minor units. */
interface Round {
  readonly numbers: readonly number[];
  readonly win: number;
  readonly serverSeed: string;
}

/** The money a round is played with. */
interface Purse {
  balance(): number;
  /** Why nothing can be staked now. */
  refusal(stake: number): Refusal | undefined;
  /** Takes the stake, pays the win and stores the round; returns its id. */
  settle(wish: Wish, round: Round): string;
}

const purseOf = (context: Here): Purse => (isOnTrial(context.account) ? playMoney(context) : wallet(context));

/** Play money needs no protection rules, and only its balance is stored. */
const playMoney = (context: Here): Purse => ({
  balance: () => trialBalance(context, context.account.id),
  refusal: () => undefined,
  settle: ({ stake, seedHash }, { win }) => {
    moveTrial(context, context.account.id, win - stake);
    return seedHash.slice(0, 12);
  },
});

const wallet = (context: Here): Purse => ({
  balance: () => walletBalance(context.db, context.merchant.code, context.account.id),
  refusal: (stake) => stakeRefusal(context, context.account, stake),
  settle: (wish, round) => settleFromWallet(context, wish, round),
});

/**
 * Takes the stake, decides the round and pays it, all inside the write's transaction. A seed decides one round: its
 * hash is the idempotency key of the movement.
 */
export function playRound(wish: Wish, context: Here): Answer<HandlerOutput<Calls['playMiniGame']>> {
  const { gameCode, choice, stake, seedHash, clientSeed } = wish;
  const { merchant } = context;
  const purse = purseOf(context);
  const rule = MINI_GAME_RULES[gameCode];
  if (!rule.choices.includes(choice)) return refuse(ERROR_CODE.parameterInvalid, { field: 'choice' });
  const { leastStake, mostStake } = stakesOf(merchant.seed.currency.exponent);
  if (stake < leastStake || stake > mostStake) return refuse(ERROR_CODE.miniGameStakeInvalid, { field: 'stake' });
  if (purse.balance() < stake) return refuse(ERROR_CODE.balanceInsufficient, { field: 'stake' });
  const halted = purse.refusal(stake);
  if (halted !== undefined) return halted;
  const serverSeed = spendSeed(context, seedHash);
  if (serverSeed === undefined) return refuse(ERROR_CODE.miniGameSeedSpent, { field: 'seedHash' });

  const numbers = numbersOf(gameCode, createHmac('sha256', serverSeed).update(roundText(gameCode, clientSeed)).digest());
  const pays = rule.pays(choice, numbers);
  const win = winOf(stake, pays);
  const roundId = purse.settle(wish, { numbers, win, serverSeed });
  return ok({ roundId, numbers, pays, win, balance: purse.balance(), serverSeed, nextSeedHash: openSeed(context) });
}

function settleFromWallet(
  { db, now, merchant, account }: Here,
  { gameCode, choice, stake, seedHash, clientSeed }: Wish,
  { numbers, win, serverSeed }: Round,
): string {
  const movement = { merchant: merchant.code, accountId: account.id, at: now(), subject: `game:${gameCode}` };
  mustMove(db, { ...movement, kind: 'bet', idempotencyKey: `mini game ${account.id} ${seedHash} bet`, amount: -stake });
  if (win > 0) mustMove(db, { ...movement, kind: 'win', idempotencyKey: `mini game ${account.id} ${seedHash} win`, amount: win });
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
  return String(id);
}
