import { describe, expect, it } from 'vitest';
import { createGames, seededRandom } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { MAIN_WALLET } from '#site/api/contract/wallet.ts';
import { dev, gatewayOfFile, merchant, send, tokenOf } from './support.ts';
import type { SendOptions } from './support.ts';

const { gateway, clock } = gatewayOfFile({
  merchants: [
    merchant('demo', { ownWallets: ['MAHARLIKA', 'DEEPBLUE'] }),
    merchant('coins', { currency: { symbol: '₫', exponent: 0 }, ownWallets: ['DEEPBLUE'] }),
  ],
});
const games = createGames({ gateway, random: seededRandom('wallet rounds') });

type Transfer = CallInput<typeof calls.walletTransfer>;
const move = (input: Transfer, options: SendOptions) => send(gateway, calls.walletTransfer, input, options);
const moneyOf = async (token: string, options: SendOptions = {}) => {
  const { sumBalance, balance } = (await send(gateway, calls.balance, {}, { token, ...options })).value;
  return { sum: sumBalance, by: Object.fromEntries(balance.map(({ accountTypeId, availBalance }) => [accountTypeId, availBalance])) };
};
/** Ids of the wallets by their vendors. */
const idsOf = async (token: string, options: SendOptions = {}) => {
  const { wallets } = (await send(gateway, calls.merchantWallet, { isSingle: 1 }, { token, ...options })).value;
  return Object.fromEntries(wallets.map(({ vassalage, accountTypeId }) => [vassalage ?? 'main', accountTypeId]));
};
const vendorWallet = (vendor: string, state: 'up' | 'down') => dev(gateway, 'PUT', 'vendor-wallets', { [vendor]: state });

/** As the page of a game asks its host. */
const post = async (path: string, body: object) => games.request(path, { method: 'POST', body: JSON.stringify(body) });

async function member(name = 'team136') {
  const token = await tokenOf(gateway, name);
  const { MAHARLIKA: live = '', DEEPBLUE: fish = '' } = await idsOf(token);
  return { token, live, fish };
}

/** Launches and opens the first game of a vendor. */
async function open(token: string, vendor: string, gameType: string) {
  const list = { clientType: 3, platform: 'html5', language: 'EN', pageNo: 1, pageSize: 14, gameType, vassalage: vendor };
  const [game] = (await send(gateway, calls.gameList, list)).value.games;
  const launch = { nodeId: game?.nodeId ?? '', vendor, gameType, platform: 'html5', language: 'EN' };
  const { content } = (await send(gateway, calls.launchGame, launch, { token })).value;
  const opened = await (await post('/api/open', { token: new URL(content).hash.slice(1) })).json();
  const play = async (stake: number, roundId = crypto.randomUUID()) =>
    post('/api/round', {
      session: opened.session,
      roundId,
      kind: opened.kind,
      stake,
      ...(opened.kind === 'fish' && { choice: 'small' }),
    });
  return { ...opened, play, close: () => post('/api/close', { session: opened.session }) };
}

describe('a member’s wallets', () => {
  it('[MEM-3] are the main one and those of vendors that keep their own; every other vendor plays from the main one', async () => {
    const { token, live } = await member();
    const single = (await send(gateway, calls.merchantWallet, { isSingle: 1 }, { token })).value;
    expect(single.autoTransfer).toBe(true);
    expect(single.wallets.map(({ vassalage }) => vassalage)).toEqual([null, 'MAHARLIKA', 'DEEPBLUE']);
    const all = (await send(gateway, calls.merchantWallet, { isSingle: 0 }, { token })).value.wallets;
    expect(all).toHaveLength(60);
    expect(all.find(({ vassalage }) => vassalage === 'MAHARLIKA')?.accountTypeId).toBe(live);
    expect(all.find(({ vassalage }) => vassalage === 'SALA')?.accountTypeId).toBe(MAIN_WALLET);
  });

  it('[MEM-3] [MEM-8] money goes in, across, out and all back; the sum never changes, and records say which way it went', async () => {
    const { token, live, fish } = await member();
    const { sum, by } = await moneyOf(token);
    expect(by[MAIN_WALLET]).toBe(sum);
    expect((await move({ kind: 'one', from: MAIN_WALLET, to: live, amount: 5000 }, { token })).value).toMatchObject({ total: 5000 });
    await move({ kind: 'one', from: live, to: fish, amount: 2000 }, { token });
    await move({ kind: 'one', from: fish, to: MAIN_WALLET, amount: 500 }, { token });
    expect(await moneyOf(token)).toEqual({ sum, by: { [MAIN_WALLET]: sum - 4500, [live]: 3000, [fish]: 1500 } });
    const one = (await send(gateway, calls.balance, { accountTypeId: fish }, { token })).value;
    expect(one).toMatchObject({ sumBalance: sum, balance: [{ accountTypeId: fish, availBalance: 1500 }] });

    const back = (await move({ kind: 'allBack' }, { token })).value;
    expect(back.total).toBe(4500);
    expect(back.wallets).toEqual([
      { accountTypeId: live, amount: 3000 },
      { accountTypeId: fish, amount: 1500 },
    ]);
    expect(await moneyOf(token)).toEqual({ sum, by: { [MAIN_WALLET]: sum, [live]: 0, [fish]: 0 } });
    expect((await move({ kind: 'allBack' }, { token })).value).toMatchObject({ total: 0, wallets: [] });

    const day = new Date(clock.now).toISOString().slice(0, 10);
    const query = { startDate: day, endDate: day, pageNo: 1, pageSize: 20 };
    const records = (await send(gateway, calls.accountRecords, query, { token })).value;
    const told = records.list.map(({ type, amount, remark }) => [type, amount, remark]);
    expect(told.toReversed()).toEqual([
      ['toVendor', -5000, 'Maharlika Live'],
      ['fromVendor', 2000, 'Maharlika Live'],
      ['toVendor', -2000, 'Deep Nine'],
      ['fromVendor', 500, 'Deep Nine'],
      ['fromVendor', 3000, 'Maharlika Live'],
      ['fromVendor', 1500, 'Deep Nine'],
    ]);
    expect(records.list[0]?.reference).toBe(back.reference);
    expect(records.totals, 'nothing came in or went out').toEqual({ received: 0, spent: 0, net: 0 });
    const into = (await send(gateway, calls.accountRecords, { ...query, type: 'toVendor' }, { token })).value;
    expect(into.totals).toEqual({ received: 0, spent: -7000, net: -7000 });
  });

  it.each([
    ['nothing', 0, 'amount.invalid'],
    ['less than nothing', -100, 'amount.invalid'],
    ['a hundred million', 1e10, 'wallet.balance.insufficient'],
    ['a coin too much', undefined, 'wallet.balance.insufficient'],
  ])('[MEM-3] [API-6] refuses to move %s, and moves nothing', async (_what, amount, code) => {
    const { token, live } = await member();
    const before = await moneyOf(token);
    const asked = { kind: 'one', from: MAIN_WALLET, to: live, amount: amount ?? before.sum + 1 } as const;
    expect((await move(asked, { token })).errorCode).toBe(code);
    expect(await moneyOf(token)).toEqual(before);
  });

  it('[MEM-3] [API-6] refuses parts of a coin, unknown wallets, one and the same, and other people’s money', async () => {
    const { token, live } = await member();
    const raw = async (body: object) => {
      const headers = { Merchant: 'demo', Authorization: token, 'Content-Type': 'application/json' };
      const request = new Request(`http://localhost${calls.walletTransfer.path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await gateway.fetch(request)).json();
    };
    for (const amount of [0.001, '1.005', '1e3', 1e9 * 1e9, null, 'all'])
      expect(await raw({ kind: 'one', from: MAIN_WALLET, to: live, amount })).toMatchObject({ errorCode: 'request_param_err' });
    for (const [from, to] of [
      [MAIN_WALLET, MAIN_WALLET],
      [MAIN_WALLET, '100'],
      ['999', MAIN_WALLET],
    ] as const)
      expect((await move({ kind: 'one', from, to, amount: 100 }, { token })).errorCode).toBe('wallet.unknown');
    await move({ kind: 'one', from: MAIN_WALLET, to: live, amount: 900 }, { token });
    const stranger = await tokenOf(gateway, 'team137');
    expect((await moneyOf(stranger)).by[live]).toBe(0);
    expect((await move({ kind: 'allBack' }, { token: stranger })).value.total).toBe(0);
  });

  it('[MEM-3] [API-5] a transfer whose answer was lost happens once when it is sent again; the key is good for that transfer only', async () => {
    const { token, live } = await member();
    const headers = { 'Idempotency-Key': 'lost-answer' };
    const asked = { kind: 'one', from: MAIN_WALLET, to: live, amount: 700 } as const;
    await dev(gateway, 'POST', 'faults', { call: 'walletTransfer', kind: 'drop-after', times: 1 });
    await expect(move(asked, { token, headers })).rejects.toThrow();
    const again = await move(asked, { token, headers });
    expect(again.success).toBe(true);
    expect((await move(asked, { token, headers })).value).toEqual(again.value);
    expect((await moneyOf(token)).by[live]).toBe(700);
    expect((await move({ ...asked, amount: 800 }, { token, headers })).errorCode).toBe('idempotency.key.reused');
  });

  it('[MEM-3] a vendor that does not answer keeps its money apart: it is not counted, not moved, and the rest works', async () => {
    const { token, live, fish } = await member();
    const { sum } = await moneyOf(token);
    for (const to of [live, fish]) await move({ kind: 'one', from: MAIN_WALLET, to, amount: 1000 }, { token });
    await vendorWallet('MAHARLIKA', 'down');
    expect(await moneyOf(token)).toEqual({ sum: sum - 1000, by: { [MAIN_WALLET]: sum - 2000, [live]: null, [fish]: 1000 } });
    expect((await move({ kind: 'one', from: MAIN_WALLET, to: live, amount: 1 }, { token })).errorCode).toBe('wallet.unreachable');
    expect((await move({ kind: 'one', from: live, to: MAIN_WALLET, amount: 1 }, { token })).errorCode).toBe('wallet.unreachable');
    const back = (await move({ kind: 'allBack' }, { token })).value;
    expect(back).toMatchObject({ total: 1000, wallets: [{ amount: null }, { amount: 1000 }] });
    await vendorWallet('MAHARLIKA', 'up');
    expect(await moneyOf(token)).toEqual({ sum, by: { [MAIN_WALLET]: sum - 1000, [live]: 1000, [fish]: 0 } });
  });

  it('[MEM-3] all back with nothing to bring back has no reference: the number is that of the next to move money', async () => {
    const { token, live } = await member();
    const nothing = (await move({ kind: 'allBack' }, { token })).value;
    expect(nothing).toMatchObject({ reference: null, total: 0, wallets: [] });
    const one = (await move({ kind: 'one', from: MAIN_WALLET, to: live, amount: 100 }, { token })).value;
    await vendorWallet('MAHARLIKA', 'down');
    expect((await move({ kind: 'allBack' }, { token })).value).toMatchObject({ reference: null, total: 0, wallets: [{ amount: null }] });
    await vendorWallet('MAHARLIKA', 'up');
    const back = (await move({ kind: 'allBack' }, { token })).value;
    expect(back.reference).toMatch(/^T\d+$/);
    expect(back.reference).not.toBe(one.reference);
  });

  it('[MEM-3] a currency without decimals moves whole units', async () => {
    const options = { merchant: 'coins', exponent: 0 };
    const token = await tokenOf(gateway, 'team136', options);
    const { DEEPBLUE: fish = '' } = await idsOf(token, options);
    await move({ kind: 'one', from: MAIN_WALLET, to: fish, amount: 12_345 }, { token, ...options });
    expect((await moneyOf(token, options)).by[fish]).toBe(12_345);
  });
});

describe('a game of a vendor with its own wallet', () => {
  it('[MEM-3] money comes along into the game and back when it is left; stakes and wins are of that wallet', async () => {
    const { token, fish } = await member();
    const { sum } = await moneyOf(token);
    const game = await open(token, 'DEEPBLUE', 'FISH');
    expect(game.balance).toBe(sum);
    expect(await moneyOf(token)).toEqual({ sum, by: expect.objectContaining({ [MAIN_WALLET]: 0, [fish]: sum }) });
    const round = await (await game.play(100, 'one-round-1')).json();
    expect(await (await game.play(100, 'one-round-1')).json()).toEqual(round);
    const after = sum - 100 + round.win;
    expect(await moneyOf(token)).toEqual({ sum: after, by: expect.objectContaining({ [MAIN_WALLET]: 0, [fish]: after }) });
    await game.close();
    await game.close();
    expect(await moneyOf(token)).toEqual({ sum: after, by: expect.objectContaining({ [MAIN_WALLET]: after, [fish]: 0 }) });
  });

  it('[MEM-3] the next game takes the money with it, and the one before, left late, takes none back', async () => {
    const { token, live, fish } = await member();
    const { sum } = await moneyOf(token);
    const first = await open(token, 'DEEPBLUE', 'FISH');
    const second = await open(token, 'MAHARLIKA', 'LIVE');
    expect((await moneyOf(token)).by).toEqual({ [MAIN_WALLET]: 0, [live]: sum, [fish]: 0 });
    await first.close();
    expect((await moneyOf(token)).by[live]).toBe(sum);
    expect((await (await first.play(100)).json()).error).toBe('insufficient');
    await open(token, 'SALA', 'RNG');
    expect((await moneyOf(token)).by[MAIN_WALLET]).toBe(sum);
    await second.close();
    expect((await moneyOf(token)).by[MAIN_WALLET]).toBe(sum);
  });

  it('[MEM-3] who moves money by hand finds it where it was left', async () => {
    const { token, fish } = await member();
    const { sum } = await moneyOf(token);
    await send(gateway, calls.setAutoTransfer, { autoTransfer: false }, { token });
    expect((await send(gateway, calls.merchantWallet, { isSingle: 1 }, { token })).value.autoTransfer).toBe(false);
    const game = await open(token, 'DEEPBLUE', 'FISH');
    expect(game.balance).toBe(0);
    expect((await (await game.play(100)).json()).error).toBe('insufficient');
    await move({ kind: 'one', from: MAIN_WALLET, to: fish, amount: 100 }, { token });
    expect((await game.play(100)).status).toBe(200);
    await game.close();
    expect((await moneyOf(token)).by[MAIN_WALLET]).toBe(sum - 100);
  });

  it('[MEM-3] a vendor that does not answer gets no money with the launch', async () => {
    const { token, fish } = await member();
    const { by } = await moneyOf(token);
    await vendorWallet('DEEPBLUE', 'down');
    await (await open(token, 'DEEPBLUE', 'FISH')).close();
    expect((await moneyOf(token)).by).toEqual({ ...by, [fish]: null });
  });

  it('[MEM-3] [APP-21] [APP-22] stakes from a vendor’s own wallet count for the club and for what the week has lost', async () => {
    const token = await tokenOf(gateway, 'team136');
    const points = async () => (await send(gateway, calls.rankProgress, {}, { token })).value.points;
    const [before, { sum }] = [await points(), await moneyOf(token)];
    const game = await open(token, 'DEEPBLUE', 'FISH');
    let lost = 0;
    let rounds = 0;
    for (; lost <= 0; rounds += 1) {
      await game.play(2000);
      lost = sum - (await moneyOf(token)).sum;
    }
    expect(await points()).toBe(before + rounds * 20);
    const joined = await send(gateway, calls.actOnPromotion, { promotionId: 'cashback', action: 'join' }, { token });
    expect(joined.value).toMatchObject({ status: 'claim', amount: Math.floor(lost / 20) });
  });
});
