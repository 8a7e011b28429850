import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { Own } from '#site/blocks/feedback-form/Own.tsx';
import { RecordsProvider, type RecordsHost } from '#site/shared/records/host.ts';
import { openSite } from './siteHarness.tsx';

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
