import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';

import { Own } from '#site/blocks/feedback-form/Own.tsx';
import Referral from '#site/blocks/referral/Referral.tsx';
import TeamBetting from '#site/blocks/team-betting/TeamBetting.tsx';
import TeamManagement from '#site/blocks/team-management/TeamManagement.tsx';
import { RecordsProvider, type RecordsHost } from '#site/features/records/host.ts';
import { Place } from './keyboard.tsx';
import { openSite, type Answers } from './siteHarness.tsx';

const host: RecordsHost = {
  merchant: { code: 'demo', currency: { symbol: '₱', exponent: 2 }, jurisdiction: { historyMonths: 6 } },
  site: { records: { datePresetDays: [] }, formats: { date: 'yyyy-MM-dd' }, agents: { contractPeriods: [], realTimeSettleMs: 0 } },
  language: 'EN',
  modal: { params: {}, put: () => undefined },
};

function Page() {
  const [pageNo, setPageNo] = useState(3);
  return (
    <RecordsProvider value={host}>
      <Own questions={[]} pageSize={10} pageNo={pageNo} onPage={setPageNo} />
    </RecordsProvider>
  );
}

it('[ERR-4] a page of a list that is not there any more gives way to the last one that is', async () => {
  const entry = {
    feedbackId: '7',
    questionType: 'other',
    content: 'Of the second page',
    state: 'sent',
    sentAt: 0,
    answer: null,
    answeredAt: null,
  };
  const site = await openSite(<Page />, {
    answers: {
      feedbackList: (input) => ({ list: Reflect.get(Object(input), 'pageNo') === 2 ? [entry] : [], totalCount: 11, totalPages: 2 }),
    },
  });
  await screen.findByText('Of the second page');
  const pages = site.sent.filter(({ name }) => name === 'feedbackList');
  expect(pages.map(({ input }) => Reflect.get(Object(input), 'pageNo'))).toEqual([3, 2]);
});

const played = { bets: 0, stake: 0, validBet: 0, win: 0, net: 0 };
const referral = { referralCode: 'ABC', downlineCount: 11, rewardTotal: 0, terms: { deposit: 0, reward: 0 } };
const row = { memberId: 'd1', account: 'line001', accountType: 0, level: 1, balance: 0, downlines: 0, teamSize: 0, lastLoginAt: null };

it.each<[string, ReactNode, keyof Answers, object, object, string]>([
  [
    'records',
    <TeamBetting key="block" props={{ pageSizes: [10] }} address="" slots={{}} />,
    'teamBetting',
    { totals: played, levels: 1 },
    { ...row, ...played },
    'line001',
  ],
  [
    'the team',
    <TeamManagement key="block" props={{ pageSize: 10, registerAt: '/', transferAt: '/' }} address="" slots={{}} />,
    'teamMembers',
    { levels: 1, trail: [] },
    { ...row, registeredAt: 0 },
    'line001',
  ],
  [
    'friends',
    <Referral key="block" props={{ page: '/', steps: [], pageSize: 10 }} address="" slots={{}} />,
    'referralDetails',
    referral,
    { customerName: 'line001', registeredAt: 0, reward: null, rewardedAt: null },
    'line001',
  ],
])(
  '[ERR-4] of a list of %s nobody is told that there is none while its last page is on its way',
  async (_what, block, call, around, entry, text) => {
    let arrive: (() => void) | undefined;
    const page = { ...around, totalCount: 11, totalPages: 2 };
    const none: string[] = [];
    const watch = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[class*=EmptyState]')) none.push(textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await openSite(<Place start={{ pageNo: '3' }}>{block}</Place>, {
      answers: {
        [call]: (input: unknown) =>
          Reflect.get(Object(input), 'pageNo') === 3
            ? { ...page, list: [] }
            : new Promise((done) => {
                arrive = () => done({ ...page, list: [entry] });
              }),
      },
    });
    await waitFor(() => expect(arrive).toBeDefined());
    await act(async () => arrive?.());
    expect(await screen.findByText(text)).toBeVisible();
    watch.disconnect();
    expect(none).toEqual([]);
  },
);
