import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { MINI_GAME_RULES, numbersOf, winOf } from '#site/api/contract/miniGameRules.ts';
import { gatewayOfFile, merchant, send, startGateway, tokenOf } from './support.ts';
import type { SendOptions } from './support.ts';

const { gateway } = gatewayOfFile({ merchants: [merchant('demo'), merchant('coins', { currency: { symbol: '₫', exponent: 0 } })] });
type Bet = CallInput<typeof calls.playMiniGame>;

/** Where money of players, and what follows from it, is written down. */
const BOOKS = ['ledger_movements', 'ledger_entries', 'ledger_accounts', 'bets', 'mini_game_rounds', 'point_entries'];

const tableOf = (token: string, options: SendOptions = {}) =>
  send(gateway, calls.miniGameTable, {}, { token, ...options }).then(({ value }) => value);
const balanceOf = (token: string) => send(gateway, calls.balance, {}, { token }).then(({ value }) => value.sumBalance);
const guest = async () => (await send(gateway, calls.freeplay, { os: 'test', platform: 'W' })).value.token;
const bet = (change: Partial<Bet>): Bet => ({
  gameCode: 'dice',
  choice: 'over',
  stake: 500,
  seedHash: '0'.repeat(64),
  clientSeed: 'player-1',
  ...change,
});
const play = (input: Bet, options: SendOptions) => send(gateway, calls.playMiniGame, input, options);

describe('mini games', () => {
  it('[FTR-4] [API-5] each round takes its stake from the wallet and pays what its numbers pay, by the ledger', async () => {
    const token = await tokenOf(gateway, 'demo');
    let { seedHash } = await tableOf(token);
    let balance = await balanceOf(token);
    const outcomes = new Set<boolean>();
    for (let round = 0; round < 20; round += 1) {
      const input = bet({ seedHash, clientSeed: `player-${round}`, ...(round % 2 === 0 && { gameCode: 'wheel', choice: 'spin' }) });
      const { value } = await play(input, { token });
      expect(value.pays).toBe(MINI_GAME_RULES[input.gameCode].pays(input.choice, value.numbers));
      expect(value.win).toBe(winOf(500, value.pays));
      balance += value.win - 500;
      expect(value.balance).toBe(balance);
      expect(await balanceOf(token)).toBe(balance);
      outcomes.add(value.win > 0);
      seedHash = value.nextSeedHash;
    }
    expect(outcomes).toEqual(new Set([true, false]));
  });

  it('[FTR-4] decides a round by the seed whose hash was shown before it, and by the player’s own part', async () => {
    const token = await tokenOf(gateway, 'demo');
    const { seedHash } = await tableOf(token);
    expect((await tableOf(token)).seedHash).toBe(seedHash);
    const { value } = await play(bet({ seedHash, clientSeed: 'my-own-part' }), { token });
    expect(createHash('sha256').update(value.serverSeed).digest('hex')).toBe(seedHash);
    expect(value.numbers).toEqual(numbersOf('dice', createHmac('sha256', value.serverSeed).update('dice:my-own-part').digest()));
    expect(value.nextSeedHash).not.toBe(seedHash);
    expect((await tableOf(token)).seedHash).toBe(value.nextSeedHash);
  });

  it('[FTR-4] [API-5] a bet whose answer was lost happens once when it is sent again', async () => {
    const token = await tokenOf(gateway, 'demo');
    const input = bet({ seedHash: (await tableOf(token)).seedHash });
    const headers = { 'Idempotency-Key': 'one-bet' };
    const first = await play(input, { token, headers });
    const again = await play(input, { token, headers });
    expect(again.value).toEqual(first.value);
    expect(await balanceOf(token)).toBe(first.value.balance);
    // Under another key it is another bet, and its seed is spent.
    expect(await play(input, { token, headers: { 'Idempotency-Key': 'another-bet' } })).toMatchObject({ errorCode: 'minigame.seed.spent' });
    expect(await balanceOf(token)).toBe(first.value.balance);
  });

  it("[FTR-4] one player's seed decides nobody else's round", async () => {
    const [demo, vip] = await Promise.all(['demo', 'vip'].map((username) => tokenOf(gateway, username)));
    const { seedHash } = await tableOf(demo ?? '');
    expect(await play(bet({ seedHash }), { token: vip })).toMatchObject({ errorCode: 'minigame.seed.spent' });
    expect((await play(bet({ seedHash }), { token: demo })).success).toBe(true);
  });

  it('[FTR-4] refuses stakes outside the limits, choices that a game lacks, and what the wallet does not hold, and takes nothing', async () => {
    const token = await tokenOf(gateway, 'fresh');
    const { seedHash, leastStake, mostStake } = await tableOf(token);
    expect([leastStake, mostStake]).toEqual([100, 100_000]);
    for (const stake of [0, -500, leastStake - 1, mostStake + 1]) {
      expect(await play(bet({ seedHash, stake }), { token })).toMatchObject({ errorCode: 'minigame.stake.invalid' });
    }
    expect(await play(bet({ seedHash, choice: 'sideways' }), { token })).toMatchObject({ errorCode: 'request_param_err' });
    expect(await play(bet({ seedHash }), { token })).toMatchObject({ errorCode: 'wallet.balance.insufficient' });
    expect(await balanceOf(token)).toBe(0);
    expect((await tableOf(token)).seedHash).toBe(seedHash);
  });

  it('[FTR-4] has limits that fit a currency without decimals', async () => {
    const coins = { merchant: 'coins', exponent: 0 };
    const token = await tokenOf(gateway, 'demo', coins);
    const { seedHash, leastStake, mostStake } = await tableOf(token, coins);
    expect([leastStake, mostStake]).toEqual([1_000, 1_000_000]);
    expect((await play(bet({ seedHash, stake: 5_000 }), { ...coins, token })).success).toBe(true);
  });
});

describe('mini games of a trial account', () => {
  it('[FTR-4] [LOG-8] are played for play money, which the balance shows and nothing but a round changes', async () => {
    const token = await guest();
    const first = await balanceOf(token);
    expect(first).toBe(100_000);
    const { seedHash } = await tableOf(token);
    const { value } = await play(bet({ seedHash }), { token, headers: { 'Idempotency-Key': 'one-trial' } });
    expect(value.balance).toBe(first - 500 + value.win);
    // Asked again, as after a lost answer: the same round.
    expect((await play(bet({ seedHash }), { token, headers: { 'Idempotency-Key': 'one-trial' } })).value).toEqual(value);
    expect(await balanceOf(token)).toBe(value.balance);
    expect(await balanceOf(await guest())).toBe(first);
  });

  it('[FTR-4] [API-5] touch no real money: the books, the record of bets and the reports stay as they were', async () => {
    const home = mkdtempSync(join(tmpdir(), 'trial-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    const file = join(home, 'own.db');
    const own = startGateway({ file }).gateway;
    const db = openDatabase(file);
    onTestFinished(() => {
      db.close();
      own.close();
    });
    const books = () => BOOKS.map((table) => db.get<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`)?.rows);
    const { token } = (await send(own, calls.freeplay, { os: 'test', platform: 'W' })).value;
    const before = books();
    for (let round = 0; round < 5; round += 1) {
      const { seedHash } = (await send(own, calls.miniGameTable, {}, { token })).value;
      expect((await send(own, calls.playMiniGame, bet({ seedHash, clientSeed: `on-trial-${round}` }), { token })).success).toBe(true);
    }
    expect(books()).toEqual(before);
    expect(await send(own, calls.walletTransfer, { kind: 'allBack' }, { token })).toMatchObject({ errorCode: 'account.trial.refused' });
  });

  it('[FTR-4] end when the play money does', async () => {
    const token = await guest();
    for (let round = 0; ; round += 1) {
      const { seedHash, mostStake } = await tableOf(token);
      const left = await balanceOf(token);
      const stake = Math.min(left, mostStake);
      const answer = await play(bet({ seedHash, choice: 'seven', stake: Math.max(stake, 100), clientSeed: `all-in-${round}` }), { token });
      if (answer.success) continue;
      expect(left).toBeLessThan(100);
      expect(answer.errorCode).toBe('wallet.balance.insufficient');
      break;
    }
  });
});
