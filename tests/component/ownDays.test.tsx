import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { daysLater } from '#site/api/contract/days.ts';
import { useHost } from '#site/assembler/sdk/view.ts';
import { FilterBar } from '#site/features/records/FilterBar.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordDays } from '#site/features/records/useRecordDays.ts';
import type { PlaceParts } from '#site/features/records/useRecordPlace.ts';
import { openSite } from './siteHarness.tsx';

const today = new Date().toISOString().slice(0, 10);

function Bar() {
  const [parts, put] = useState<PlaceParts>({ from: daysLater(today, -3), to: daysLater(today, -2) });
  return (
    <>
      <FilterBar filters={[]} days={useRecordDays(parts)} chosen={{}} onChange={(changes) => put({ ...parts, ...changes })} />
      <p>
        {parts['from']} {parts['to']}
      </p>
    </>
  );
}

function Hosted() {
  return (
    <RecordsProvider value={useHost()}>
      <Bar />
    </RecordsProvider>
  );
}

it('[MEM-7] [MEM-8] days of one’s own stay open to be chosen where they happen to be those of a period', async () => {
  await page.viewport(1280, 800);
  await openSite(<Hosted />);
  const period = await screen.findByLabelText('Period');
  expect(period).toHaveValue('custom');
  const [from, to] = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')];
  await userEvent.fill(to ?? document.body, today);
  await userEvent.fill(from ?? document.body, daysLater(today, -6));
  await waitFor(() => expect(screen.getByText(`${daysLater(today, -6)} ${today}`)).toBeVisible());
  expect(from).toBeVisible();
  expect(period).toHaveValue('custom');
  // Another period that is chosen closes them.
  await userEvent.selectOptions(period, 'today');
  await waitFor(() => expect(from).not.toBeInTheDocument());
});
