import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { DEPOSIT_STATUSES, type DepositStatus } from '#site/api/contract/cashierRules.ts';
import type { DepositOrder } from '#site/api/contract/deposits.ts';
import Deposit from '#site/blocks/deposit/Deposit.tsx';
import { openSite } from './siteHarness.tsx';

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
