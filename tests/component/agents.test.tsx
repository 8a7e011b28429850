import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import RegisterDownline from '#site/blocks/register-downline/RegisterDownline.tsx';
import { MemberList } from '#site/blocks/team-betting/MemberList.tsx';
import { GivenContracts } from '#site/features/contracts/GivenContracts.tsx';
import { GivenPages } from '#site/features/contracts/GivenPages.tsx';
import { RecordsProvider, type RecordsHost } from '#site/features/records/host.ts';
import { PeriodReport } from '#site/features/records/PeriodReport.tsx';
import { useRecordDays } from '#site/features/records/useRecordDays.ts';
import { openSite, refuse } from './siteHarness.tsx';

const host: RecordsHost = {
  merchant: { code: 'demo', currency: { symbol: '₱', exponent: 2 }, jurisdiction: { historyMonths: 6 } },
  site: {
    records: { datePresetDays: [7] },
    formats: { date: 'yyyy-MM-dd hh:mm:ss' },
    agents: { contractPeriods: ['D', 'W'], realTimeSettleMs: 60_000 },
  },
  language: 'EN',
  modal: { params: {}, put: () => undefined },
};
const hostAt = (params: Readonly<Record<string, string>>): RecordsHost => ({ ...host, modal: { ...host.modal, params } });

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
  expect(await within(screen.getByRole('log')).findByText(/nothing was decided/)).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(none)).toBe(true);
});

it('[AGT-6] an offer that was sent does not look refused while the list is asked for again', async () => {
  let isSent = false;
  const kind = { sort: 'daily', most: 1250, isOpen: false, inForce: null, given: [], givenCount: 0 };
  await openSite(
    <RecordsProvider value={host}>
      <GivenContracts memberId="d1" account="line001" startsOffering />
    </RecordsProvider>,
    {
      answers: {
        contractTerms: () => ({ account: 'line001', kinds: [{ ...kind, isOpen: isSent }] }),
        givenContracts: () => (isSent ? new Promise(() => undefined) : { list: [], totalPages: 1, totalCount: 0 }),
        offerContract: () => {
          isSent = true;
          return { contractId: 'c1', state: 'offered' };
        },
      },
    },
  );
  await userEvent.fill(await screen.findByLabelText(/^Rate in %/), '1');
  await userEvent.fill(screen.getByLabelText(/^Active members/), '1');
  await userEvent.fill(screen.getByLabelText(/^Bet amount daily/), '10');
  const send = screen.getByRole('button', { name: 'Send the offer' });
  await userEvent.click(send);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send the offer' }));
  const looks: boolean[] = [];
  // Until the form closes.
  while (send.isConnected) {
    looks.push(send.hasAttribute('disabled') || screen.queryByText(/Take it back first/) !== null);
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(looks.length).toBeGreaterThan(10);
  expect(looks).not.toContain(true);
});

it('[AGT-2] a level in the address that is none counts as none chosen', async () => {
  const { sent } = await openSite(
    <RecordsProvider value={hostAt({ level: 'deep' })}>
      <MemberList pageSizes={[20]} onOpen={() => undefined} />
    </RecordsProvider>,
    {
      answers: {
        teamBetting: () => ({
          list: [],
          totals: { bets: 0, stake: 0, validBet: 0, win: 0, net: 0 },
          levels: 2,
          totalCount: 0,
          totalPages: 1,
        }),
      },
    },
  );
  expect(await screen.findByLabelText('Level')).toBeVisible();
  await screen.findByRole('option', { name: /2/ });
  for (const { input } of sent.filter(({ name }) => name === 'teamBetting')) expect(input).not.toHaveProperty('level');
});

const RATES = { RNG: 100, LIVE: 100, FISH: 100, PVP: 100, SPORTS: 100, LOTT: 100, ELOTT: 100 };
const link = {
  linkId: 'l1',
  code: 'ABC',
  accountType: 0,
  rates: RATES,
  note: 'Flyer',
  isOpen: true,
  registered: 0,
  createdAt: 0,
};
const register = <RegisterDownline props={{ page: '/', pageSize: 5 }} address="centres/agent#registerDownline" slots={{}} />;

it('[AGT-2] the button that was pressed of a link is the one that waits, and the keyboard stays with the links', async () => {
  let list: readonly unknown[] = [link];
  let answer: (() => void) | undefined;
  await openSite(register, {
    answers: {
      ownRates: () => ({ rates: RATES }),
      registrationRules: () => ({}),
      downlineLinks: () => ({ list, totalPages: 1, totalCount: list.length }),
      changeDownlineLink: () =>
        new Promise((done) => {
          answer = () => {
            list = [];
            done({ linkId: 'l1' });
          };
        }),
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'By link' }));
  const remove = await screen.findByRole('button', { name: 'Delete' });
  await userEvent.click(remove);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(answer).toBeDefined());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(remove).toHaveAttribute('aria-busy', 'true');
  expect(remove).toHaveFocus();
  answer?.();
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your links' })).toHaveFocus());
});

it('[AGT-2] a rate that is no number is not sent, and a refusal goes with what was refused', async () => {
  const { sent } = await openSite(register, {
    answers: {
      ownRates: () => ({ rates: RATES }),
      registrationRules: () => ({}),
      downlineLinks: () => ({ list: [], totalPages: 1, totalCount: 0 }),
      createDownlineLink: () => refuse('createDownlineLink', PAGE_CODE.rateInvalid, { field: 'RNG' }),
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'By link' }));
  const panel = within(await screen.findByRole('tabpanel'));
  const make = panel.getByRole('button', { name: 'Make link' });
  const rate = panel.getByRole('textbox', { name: /^Slots/ });
  await userEvent.fill(rate, '.');
  await userEvent.click(make);
  expect(rate).toHaveFocus();
  expect(rate).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(rate, '1');
  await userEvent.click(make);
  const refused = await panel.findByText(/have changed meanwhile/);
  await userEvent.fill(rate, '0.5');
  expect(refused).not.toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'createDownlineLink')).toHaveLength(1);
});

it('[AGT-2] figures of the days before are not taken for those of the days that are asked for', async () => {
  const answer = { data: '₱ 5', error: null, isFetching: true, isPlaceholderData: true, refetch: async () => Promise.reject(new Error()) };
  function Report() {
    return (
      <PeriodReport days={useRecordDays({})} answer={answer} places={[84]}>
        {(report) => <p>{report}</p>}
      </PeriodReport>
    );
  }
  await openSite(
    <RecordsProvider value={host}>
      <Report />
    </RecordsProvider>,
  );
  expect((await screen.findByText('₱ 5')).closest('[aria-busy=true]')).not.toBeNull();
});
