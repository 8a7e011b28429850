import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { GivenPages } from '#site/shared/contracts/GivenPages.tsx';
import { RecordsProvider, type RecordsHost } from '#site/shared/records/host.ts';
import { openSite, refuse } from './siteHarness.tsx';

const host: RecordsHost = {
  merchant: { code: 'demo', currency: { symbol: '₱', exponent: 2 }, jurisdiction: { historyMonths: 6 } },
  site: {
    records: { datePresetDays: [7] },
    formats: { date: 'yyyy-MM-dd hh:mm:ss' },
    agents: { contractPeriods: ['D', 'W'], realTimeSettleMs: 60_000 },
  },
  language: 'EN',
  modal: { name: 'contracts', params: {}, open: () => undefined },
};

const offered = {
  contractId: 'c1',
  memberId: 'd1',
  account: 'line001',
  sort: 'daily',
  period: 'D',
  tiers: [{ rate: 50, activeMembers: 1, validBet: null, profitLoss: null, betAmount: 1000 }],
  state: 'offered',
  cause: null,
  isOwnRequest: false,
  actions: ['withdraw'],
  replaces: false,
  ends: [],
  offeredAt: 0,
  changedAt: 0,
};

beforeEach(() => page.viewport(800, 900));

it('[AGT-4] why a decision did not work is said, and the keyboard stays in the list, though the contract has left it', async () => {
  let list: readonly unknown[] = [offered];
  await openSite(
    <RecordsProvider value={host}>
      <GivenPages filter={{ state: 'offered' }} pageNo={1} pageSize={5} onPage={() => undefined} />
    </RecordsProvider>,
    {
      answers: {
        givenContracts: () => ({ list, totalPages: 1, totalCount: list.length }),
        processDailySalary: () => {
          list = [];
          return refuse('processDailySalary', PAGE_CODE.contractChanged);
        },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }));
  const none = await screen.findByText('No contract matches');
  expect(within(screen.getByRole('log')).getByText(/nothing was decided/)).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(none)).toBe(true);
});
