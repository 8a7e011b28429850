import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';

import { openDatabase } from '#gateway/api/index.ts';
import { move } from '#gateway/domain/ledger/ledger.ts';
import { calls } from '#site/api/contract/index.ts';
import { dev, send, startGateway, tokenOf, type SendOptions } from './support.ts';

const home = mkdtempSync(join(tmpdir(), 'playfront-referral-'));
const file = join(home, 'gateway.db');
const { gateway, clock } = startGateway({ file });
// What the cashier does, without the cashier's forms.
const cashier = openDatabase(file);
afterAll(() => {
  cashier.close();
  gateway.close();
  rmSync(home, { recursive: true, force: true });
});
beforeEach(async () => {
  await dev(gateway, 'POST', 'reset');
});

const details = async (options: SendOptions, pageNo = 1, pageSize = 10) =>
  (await send(gateway, calls.referralDetails, { pageNo, pageSize }, options)).value;
const balanceOf = async (options: SendOptions) => (await send(gateway, calls.balance, {}, options)).value.sumBalance;
const member = async (name: string) => ({ token: await tokenOf(gateway, name) });

/** A new player, as the form sends one who came by a link with `?referralCode=`. */
async function register(username: string, referralCode: string): Promise<number> {
  const { value, success } = await send(gateway, calls.registerMember, {
    username,
    password: 'secret123',
    registerMethod: 'WEB',
    referralCode,
    countryDialingCode: '+63',
  });
  expect(success).toBe(true);
  return Number(value.customerId);
}

function deposit(accountId: number, amount: number, key: string): void {
  move(cashier, { merchant: 'demo', kind: 'deposit', idempotencyKey: key, accountId, amount, at: clock.now });
}

it('[MEM-11] who registers with a member’s code is counted; a deposit brings the reward once', async () => {
  const options = await member('team173');
  const first = await details(options);
  expect(first).toMatchObject({ downlineCount: 0, rewardTotal: 0, list: [], terms: { deposit: 10_000, reward: 5000 } });
  expect(first.referralCode).toMatch(/^[A-Z2-9]{8}$/);
  expect((await details(options)).referralCode).toBe(first.referralCode);
  expect((await details(await member('team174'))).referralCode).not.toBe(first.referralCode);

  const before = await balanceOf(options);
  const friend = await register('luningning', first.referralCode.toLowerCase());
  const missions = await send(gateway, calls.missionSummary, { language: 'EN' }, options);
  expect(missions.value.missions.find(({ missionId }) => missionId === 'company')).toMatchObject({ status: 'claim' });
  clock.now += 1000;
  await register('bayani', first.referralCode);
  expect(await details(options)).toMatchObject({
    downlineCount: 2,
    rewardTotal: 0,
    list: [
      { customerName: 'ba***i', reward: null, rewardedAt: null },
      { customerName: 'lu***g', reward: null },
    ],
  });

  deposit(friend, 6000, 'a');
  expect((await details(options)).rewardTotal).toBe(0);
  deposit(friend, 4000, 'b');
  await Promise.all([details(options), details(options)]);
  const paidAt = clock.now;
  clock.now += 60_000;
  deposit(friend, 90_000, 'c');
  expect(await details(options)).toMatchObject({
    rewardTotal: 5000,
    list: [{ customerName: 'ba***i' }, { customerName: 'lu***g', reward: 5000, rewardedAt: paidAt }],
  });
  expect(await balanceOf(options)).toBe(before + 5000);
  const today = new Date(clock.now).toISOString().slice(0, 10);
  const records = await send(gateway, calls.bonusRecords, { startDate: today, endDate: today, pageNo: 1, pageSize: 10 }, options);
  expect(records.value.list).toMatchObject([{ type: 'referral', amount: 5000 }]);
});

it('[MEM-11] an agent’s code is the agent’s own, and the team comes by pages', async () => {
  const options = await member('agent');
  const page = await details(options, 2, 100);
  expect(page).toMatchObject({ referralCode: 'SINAG88', downlineCount: 237, totalPages: 3, rewardTotal: 0 });
  expect(page.list).toHaveLength(100);
});

it('[MEM-11] a code that nobody has brings nobody, and registers all the same', async () => {
  const options = await member('team175');
  await register('hiraya', 'KAIBIGAN');
  expect((await details(options)).downlineCount).toBe(0);
});
