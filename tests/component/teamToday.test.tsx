import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { dayAt, daysLater } from '#site/api/contract/days.ts';
import TeamOverview from '#site/blocks/team-overview/TeamOverview.tsx';
import { beginSession } from '#site/session/session.ts';
import { Place } from './keyboard.tsx';
import { openSite } from './siteHarness.tsx';

const NO_INCOME = { dividend: 0, daily: 0, hourly: 0, realtime: 0, rebate: 0, given: 0, net: 0 };
const FIGURES = { joined: 3, active: 30, bets: 5, stake: 0, validBet: 0, win: 0, net: 0, deposit: 0, withdrawal: 0, bonus: 0 };

beforeEach(() => page.viewport(360, 740));

it('[AGT-2] the overview begins with the day: income and its change, requests, new, active and inactive members, each leading on', async () => {
  const today = dayAt(Date.now(), 'UTC');
  await openSite(
    <Place>
      <TeamOverview
        props={{ incomeAt: '/income', requestsAt: '/requests', membersAt: '/members', contractsAt: {} }}
        address="centres/agent#overview"
        slots={{}}
      />
    </Place>,
    {
      answers: {
        agentIncome: () => ({
          days: [
            { ...NO_INCOME, day: daysLater(today, -1), net: 20_000 },
            { ...NO_INCOME, day: today, net: 15_000 },
          ],
          totals: NO_INCOME,
          rebates: [],
        }),
        teamOverview: () => ({
          team: { size: 240, direct: 237, balance: 0 },
          figures: FIGURES,
          before: { ...FIGURES, active: 20, joined: 0 },
          step: 'hour',
          steps: [],
        }),
        consolidated: () => ({ divtypereq: 2, dailysalreqtype: 1, contracthoursalreq: 0, realtimesalreqtype: 0 }),
      },
    },
  );
  act(() => beginSession({ token: 'agent', type: 1 }));
  const day = within(await screen.findByRole('region', { name: 'Today' }));
  const income = await day.findByRole('link', { name: 'Income today: +₱150.00' });
  expect(income).toHaveAttribute('href', '/income');
  // An arrow to see, words to hear.
  expect(day.getByText('▼ 25%')).toHaveAttribute('aria-hidden', 'true');
  expect(day.getByText('25% less than before')).toBeInTheDocument();
  expect(await day.findByRole('link', { name: 'Open requests: 3' })).toHaveAttribute('href', '/requests');
  expect(day.getByRole('link', { name: 'New members: 3' })).toHaveAttribute('href', '/members');
  expect(day.getByRole('link', { name: 'Active members: 30' })).toHaveAttribute('href', '/members');
  expect(day.getByText('Inactive: 210')).toBeVisible();
  // Two equal columns on a phone.
  const widths = new Set(day.getAllByRole('definition').map((tile) => tile.parentElement?.offsetWidth));
  expect(widths.size).toBe(1);
  // Of the period: half as many more; nothing to compare with where there was nothing.
  expect(screen.getByText('▲ 50%')).toBeVisible();
  expect(screen.queryByText(/Infinity|NaN/)).toBeNull();
});
