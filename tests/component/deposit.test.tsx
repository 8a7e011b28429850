import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { DEPOSIT_STATUSES, type DepositStatus } from '#site/api/contract/cashierRules.ts';
import type { DepositChannel, DepositOrder } from '#site/api/contract/deposits.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import Deposit from '#site/blocks/deposit/Deposit.tsx';
import { openSite, refuse } from './siteHarness.tsx';

const block = <Deposit props={{ pageSize: 10 }} address="centres/member#depositv2" slots={{}} />;

const orderOf = (status: DepositStatus, orderNo = 'D260101000001'): DepositOrder => ({
  orderNo,
  status,
  channelName: 'QR Ph',
  kind: 'qr',
  amount: 100_050,
  fee: 0,
  credit: 100_050,
  reference: 'ACDEFHJK',
  minutes: 1,
  createdAt: 0,
  expiresAt: Date.now() + 600_000,
  paidAt: null,
  closedAt: null,
  instructions: null,
});

beforeEach(() => page.viewport(800, 900));

describe('what an order says of the money', () => {
  const WORDS: Readonly<Partial<Record<DepositStatus, string>>> = {
    pending: 'Will be added to your balance',
    paid: 'Will be added to your balance',
    credited: 'Added to your balance',
  };

  it.each(DEPOSIT_STATUSES)('[MEM-4] is true of one that is %s', async (status) => {
    await openSite(block, { params: { order: 'D260101000001' }, answers: { depositOrder: () => orderOf(status) } });
    await screen.findByText('QR Ph');
    const said = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent).filter((name) => /added/i.test(name));
    expect(said).toEqual(status in WORDS ? [WORDS[status]] : []);
  });
});

const openOrder = async (status: DepositStatus, path?: string) => {
  const props = { pageSize: 10, play: '/live' };
  const order = { order: 'D260101000001' };
  const answers = { depositOrder: () => orderOf(status) };
  const site = await openSite(<Deposit props={props} address="centres/member#depositv2" slots={{}} />, {
    params: order,
    answers,
    ...(path !== undefined && { path }),
  });
  await screen.findByText('QR Ph');
  return site;
};

describe('what follows a deposit', () => {
  it('[MEM-4] is playing, on the page of config', async () => {
    await openOrder('credited');
    const play = screen.getByRole('link', { name: 'Play' });
    expect(play).toHaveAttribute('href', '/live');
    expect(play.compareDocumentPosition(screen.getByRole('button', { name: 'Another deposit' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[MEM-4] is playing on, in the game that it was made over', async () => {
    const { opened } = await openOrder('credited', '/game?id=1');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(opened).toEqual(['closed']);
  });

  it('[MEM-4] is another deposit, where this one failed', async () => {
    await openOrder('expired');
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Another deposit' })).toBeVisible();
  });
});

describe('how an order is paid', () => {
  const instructions = {
    bank: 'Bayani Bank',
    payee: 'Sinag Payments',
    account: '88011725550148',
    exactly: null,
    network: null,
    payload: null,
    appLink: null,
  };
  const open = async (more: Partial<NonNullable<DepositOrder['instructions']>>) => {
    const order = { ...orderOf('pending'), instructions: { ...instructions, ...more } };
    await openSite(block, { params: { order: order.orderNo }, answers: { depositOrder: () => order } });
    return within(await screen.findByRole('region', { name: 'How to pay' }));
  };

  it.each([null, ''])('[MEM-4] has fields to type and no code where the platform sends none: %j', async (payload) => {
    const pay = await open({ payload });
    expect(pay.queryByRole('img')).toBeNull();
    expect(pay.queryByRole('button', { name: 'Save QR' })).toBeNull();
    for (const name of ['Pay exactly', 'Payee', 'Account or address', 'Reference'])
      expect(pay.getByRole('button', { name: `Copy: ${name}` })).toBeVisible();
    expect(pay.getByRole('button', { name: 'Copy payment details' })).toBeVisible();
  });

  it('[MEM-4] has a code, and a button that saves it, where the platform sends one', async () => {
    const pay = await open({ payload: '000201' });
    expect(pay.getByRole('img', { name: 'QR code with account, amount and reference' })).toBeVisible();
    expect(pay.getByRole('button', { name: 'Save QR' })).toBeVisible();
  });

  it('[MEM-4] [SEC-5] leads to the bank’s app where the platform names an https address, and nowhere else', async () => {
    const link = (await open({ appLink: 'https://pay.bank.example/D1' })).getByRole('link', { name: 'Pay in the app' });
    expect(link).toHaveAttribute('href', 'https://pay.bank.example/D1');
    for (const appLink of ['javascript:alert(1)', 'bank://pay/D1', 'http://pay.bank.example/D1', '/promotions', 'modal:login', ''])
      expect((await open({ appLink })).queryByText('Pay in the app'), appLink).toBeNull();
  });
});

describe('a new deposit beside one that waits for payment', () => {
  const channel = {
    channelId: 'qr',
    kind: 'qr',
    name: 'QR Ph',
    least: 5000,
    most: 5_000_000,
    quickAmounts: [],
    feeRate: 0,
    feeFixed: 0,
    minutes: 1,
    payMinutes: 10,
    opens: null,
    closes: null,
    isOpen: true,
    opensAt: null,
  };

  it('[MEM-4] [UI-8] keeps the date in one line when it says when a closed way opens, whatever the width', async () => {
    const closed = { ...channel, isOpen: false, opensAt: Date.UTC(2026, 10, 27, 21) };
    await openSite(block, { answers: { depositSettings: () => ({ channels: [closed], mostPending: 3 }) } });
    const words = await screen.findByText(/2026-11-27/);
    const node = [...words.childNodes].find(({ textContent }) => textContent?.includes('2026-11-27'));
    if (!node) throw new Error('The date stands in no words.');
    const start = node.textContent?.indexOf('2026-11-27') ?? 0;
    const date = document.createRange();
    date.setStart(node, start);
    date.setEnd(node, start + '2026-11-27'.length);
    for (let width = 200; width < 300; width += 2) {
      await page.viewport(width, 900);
      expect(date.getClientRects(), `lines at ${width} px`).toHaveLength(1);
    }
  });

  it('[MEM-4] names the open one, leads to it, and cancels it once that is agreed to', async () => {
    let open = [orderOf('pending', 'D260101000007')];
    const site = await openSite(block, {
      answers: {
        depositSettings: () => ({ channels: [channel], mostPending: 3 }),
        depositOrders: () => ({ list: open, totalPages: 1, totalCount: open.length }),
        actOnDeposit: () => {
          open = [];
          return orderOf('cancelled', 'D260101000007');
        },
      },
    });
    const card = await screen.findByRole('region', { name: 'Waiting for your payment' });
    expect(card).toHaveTextContent('₱1,000.50');
    expect(within(card).getByRole('timer')).toBeVisible();
    expect(await screen.findByLabelText(/^Amount/)).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: /^Continue/ }));
    expect(site.opened).toEqual(['order=D260101000007']);

    await userEvent.click(within(card).getByRole('button', { name: /^Cancel/ }));
    expect(site.sent.some(({ name }) => name === 'actOnDeposit')).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for your payment' })).toBeNull());
    expect(site.sent.find(({ name }) => name === 'actOnDeposit')?.input).toEqual({ orderNo: 'D260101000007', action: 'cancel' });
  });

  it('[MEM-4] says of one that was paid meanwhile why it is not cancelled, though it leaves the list', async () => {
    let open = [orderOf('pending')];
    await openSite(block, {
      answers: {
        depositSettings: () => ({ channels: [channel], mostPending: 3 }),
        depositOrders: () => ({ list: open, totalPages: 1, totalCount: open.length }),
        actOnDeposit: () => {
          open = [];
          return refuse('actOnDeposit', PAGE_CODE.orderMovedOn);
        },
      },
    });
    const card = await screen.findByRole('region', { name: 'Waiting for your payment' });
    await userEvent.click(within(card).getByRole('button', { name: /^Cancel/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for your payment' })).toBeNull());
    expect(screen.getByText(/^This order has moved on/)).toBeVisible();
  });
});

const channelOf = (name: string, isOpen = true): DepositChannel => ({
  channelId: name.replace(' ', '-'),
  kind: 'bank',
  name,
  least: 10_000,
  most: 1_000_000,
  quickAmounts: [],
  feeRate: 0,
  feeFixed: 0,
  minutes: 1,
  payMinutes: 15,
  opens: null,
  closes: null,
  isOpen,
  opensAt: null,
});

describe('the ways to pay', () => {
  it('[MEM-4] begin with the one of the last deposit, and end with those that are closed, folded', async () => {
    await openSite(block, {
      answers: {
        depositSettings: () => ({ channels: [channelOf('Shut', false), channelOf('Bank'), channelOf('QR Ph')], mostPending: 3 }),
        depositOrders: () => ({ list: [orderOf('credited')], totalPages: 1, totalCount: 1 }),
      },
    });
    const first = await screen.findByRole('radio', { name: 'QR Ph' });
    expect(first).toBeChecked();
    expect(screen.getAllByRole('radio')[0]).toBe(first);
    expect(screen.getByText('Last used')).toBeVisible();
    expect(screen.getByText('Shut')).not.toBeVisible();
    await userEvent.click(screen.getByText('Closed now: 1'));
    expect(screen.getByRole('radio', { name: 'Shut' })).toBeDisabled();
  });
  it('[MEM-4] stay in place when a deposit is made with another of them', async () => {
    let list: readonly DepositOrder[] = [orderOf('credited')];
    await openSite(block, {
      answers: {
        depositSettings: () => ({ channels: [channelOf('Bank'), channelOf('QR Ph')], mostPending: 3 }),
        depositOrders: () => ({ list, totalPages: 1, totalCount: list.length }),
        createDeposit: () => {
          const made = { ...orderOf('pending', 'D260101000009'), channelName: 'Bank' };
          list = [made, ...list];
          return made;
        },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank' }));
    await userEvent.type(screen.getByLabelText(/^Amount/), '500');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('region', { name: 'Waiting for your payment' });
    expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('QR Ph');
  });
});
