import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { WithdrawalOrder } from '#site/api/contract/withdrawals.ts';
import Withdraw from '#site/blocks/withdraw/Withdraw.tsx';
import { sleep } from '#site/lib/sleep.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { openSite, refuse, type Answers, type TestSite } from './siteHarness.tsx';

const block = <Withdraw props={{ pageSize: 10, setPasswordAt: 'centre:security' }} address="centres/member#withdraw" slots={{}} />;

const order: WithdrawalOrder = {
  orderNo: 'W260101000001',
  status: 'paidOut',
  bankName: 'Bank',
  number: '•••• 1234',
  holderName: 'Maria',
  amount: 50_000,
  fee: 0,
  payout: 50_000,
  received: 0,
  remaining: 50_000,
  createdAt: 0,
  closedAt: null,
  reason: null,
  asked: null,
  payments: [],
  claim: null,
};

const cardOf = (cardId: string, number: string) => ({
  cardId,
  bankCode: 'BANK',
  bankName: 'Bank',
  kind: 'account',
  holderName: 'Maria',
  number,
  isDefault: cardId === 'c1',
});

const answers: Answers = {
  securityConfig: () => ({ paymentPassword: { set: true, lockedUntil: null } }),
  bankCards: () => ({ list: [cardOf('c1', '•••• 1234'), cardOf('c2', '•••• 5678')], banks: [], most: 5, holderName: 'Maria' }),
  balance: () => ({ sumBalance: 500_000, balance: [{ accountTypeId: 'MAIN', availBalance: 500_000 }], currencySymbol: '₱' }),
  paymentConfirmations: () => ({ list: [] }),
  withdrawalOrders: () => ({ list: [], totalPages: 1, totalCount: 0 }),
  withdrawSettings: () => ({
    least: 100,
    most: 100_000,
    dailyCount: 5,
    countLeft: 5,
    dailyAmount: 100_000,
    amountLeft: 100_000,
    feeRate: 0,
    feeFixed: 0,
    minutes: 5,
    autoReceiptMinutes: 30,
  }),
};

/** Fills the form in and sends it. */
async function ask(): Promise<void> {
  await userEvent.fill(await screen.findByLabelText(/^Amount/), '500');
  await userEvent.fill(screen.getByLabelText(/^Payment password/, { selector: 'input' }), '135790');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
}

const wasAsked = (site: TestSite) => waitFor(() => expect(site.sent.some(({ name }) => name === 'createWithdrawal')).toBe(true));

beforeEach(() => page.viewport(800, 900));

describe('a payout whose answer takes long', () => {
  it.each([
    ['is opened where the player waits for it', false, ['order=W260101000001']],
    ['opens nothing over what is shown by then', true, []],
  ])('[MEM-5] %s', async (_what, hasLeft, opened) => {
    const waiting: (() => void)[] = [];
    const site = await openSite(block, {
      answers: { ...answers, createWithdrawal: () => new Promise((resolve) => waiting.push(() => resolve(order))) },
    });
    await ask();
    await wasAsked(site);
    if (hasLeft) cleanup();
    await act(async () => {
      waiting[0]?.();
      await sleep(50);
    });
    expect(site.opened).toEqual(opened);
  });
});

it('[MEM-5] a payment that is sent while one looks is asked about, and one that is settled is no longer', async () => {
  let list: readonly WithdrawalOrder[] = [];
  await openSite(block, { answers: { ...answers, paymentConfirmations: () => ({ list }) } });
  await screen.findByLabelText(/^Amount/);
  const asked = { amount: 50_000, sentAt: 1, confirmBefore: Date.now() + 60_000 };
  list = [{ ...order, asked }];
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeVisible();
  list = [];
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull());
});

it('[MEM-5] why a payout to one card was refused is not said of another', async () => {
  const refused = { ...answers, createWithdrawal: () => refuse('createWithdrawal', PAGE_CODE.bankCardUnknown) };
  await openSite(block, { answers: refused });
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(/card/);
  await userEvent.click(screen.getByRole('radio', { name: /5678/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('500');
});
