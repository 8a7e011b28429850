import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useHost } from '#site/assembler/sdk/view.ts';
import TeamManagement from '#site/blocks/team-management/TeamManagement.tsx';
import UserLoss from '#site/blocks/user-loss/UserLoss.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { Place } from './keyboard.tsx';
import { openSite, type SentCall } from './siteHarness.tsx';

const MEMBERS = ['line001', 'line002'].map((account, index) => ({
  memberId: `d${index}`,
  account,
  accountType: 0,
  level: 1,
  balance: 100 * index,
  downlines: 0,
  teamSize: 0,
  lastLoginAt: null,
  registeredAt: 0,
}));

const RESULT = { memberId: 'd1', account: 'line001', level: 3, validBet: 1, win: 1, net: 1, deposit: 1, withdrawal: 1, bonus: 1 };

const pages = { totalPages: 1, totalCount: 2 };

function openTeam() {
  return openSite(
    <Place>
      <TeamManagement props={{ pageSize: 5, registerAt: '/', transferAt: '/' }} address="centres/agent#team" slots={{}} />
    </Place>,
    { answers: { teamMembers: () => ({ list: MEMBERS, levels: 1, trail: [], ...pages }) } },
  );
}

function Results() {
  return (
    <RecordsProvider value={useHost()}>
      <UserLoss props={{ pageSizes: [20] }} address="centres/agent#loss" slots={{}} />
    </RecordsProvider>
  );
}

const headings = (): string[] => screen.getAllByRole('columnheader').map(({ innerText }) => innerText.trim());
const heading = (name: string): HTMLElement => screen.getByRole('columnheader', { name });
const press = (name: string) => userEvent.click(within(heading(name)).getByRole('button'));
const lastOf = (sent: readonly SentCall[], call: string): unknown => sent.findLast(({ name }) => name === call)?.input;
const choose = (role: 'menuitemcheckbox' | 'menuitemradio' | 'menuitem', name: string) =>
  screen.findByRole(role, { name }).then((item) => userEvent.click(item));

beforeEach(async () => {
  localStorage.removeItem('tableViews');
  await page.viewport(1200, 900);
});

describe('the order of a team list', () => {
  it('[AGT-5] begins with the most active, is the platform’s by a press on a heading, and comes back to the usual one', async () => {
    const { sent } = await openTeam();
    await screen.findByRole('rowheader', { name: 'line001' });
    expect(lastOf(sent, 'teamMembers')).toMatchObject({ sort: '-lastLoginAt' });
    expect(heading('Last login')).toHaveAttribute('aria-sort', 'descending');
    for (const [sort, direction] of [
      ['balance', 'ascending'],
      ['-balance', 'descending'],
    ] as const) {
      await press('Balance');
      await expect.poll(() => lastOf(sent, 'teamMembers')).toMatchObject({ sort, pageNo: 1 });
      expect(heading('Balance')).toHaveAttribute('aria-sort', direction);
    }
    await press('Balance');
    await expect.poll(() => heading('Last login').getAttribute('aria-sort')).toBe('descending');
    // The usual order by its own heading: the other direction.
    await press('Last login');
    await expect.poll(() => lastOf(sent, 'teamMembers')).toMatchObject({ sort: 'lastLoginAt' });
    await press('Last login');
    await expect.poll(() => lastOf(sent, 'teamMembers')).toMatchObject({ sort: '-lastLoginAt' });
  });
});

describe('the view of a table', () => {
  it('[UI-7] has the chosen columns and heights of rows, also when the page is opened again', async () => {
    await openTeam();
    await userEvent.click(await screen.findByRole('button', { name: 'View' }));
    await choose('menuitemcheckbox', 'Team size');
    await choose('menuitemcheckbox', 'Level');
    await choose('menuitemradio', 'Compact');
    await userEvent.keyboard('{Escape}');
    const chosen = ['Account', 'Balance', 'Last login', 'Downlines', 'Registered'];
    expect(headings()).toEqual(chosen);
    const height = screen.getAllByRole('row')[1]?.offsetHeight ?? 0;
    await openTeam();
    await screen.findByRole('rowheader', { name: 'line001' });
    expect(headings()).toEqual(chosen);
    expect(screen.getAllByRole('row')[1]?.offsetHeight).toBe(height);
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await choose('menuitem', 'Reset view');
    expect(headings()).toHaveLength(7);
    expect(screen.getAllByRole('row')[1]?.offsetHeight).toBeGreaterThan(height);
  });

  it('[AGT-2] offers columns that are only in the details by default', async () => {
    await openSite(
      <Place>
        <Results />
      </Place>,
      {
        answers: {
          userLoss: () => ({ list: [RESULT], totals: RESULT, ...pages }),
        },
      },
    );
    await screen.findByRole('rowheader', { name: 'line001' });
    expect(headings()).not.toContain('Level');
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await choose('menuitemcheckbox', 'Level');
    await userEvent.keyboard('{Escape}');
    expect(headings()).toContain('Level');
  });

  it('what is stored and is no view counts as none', async () => {
    localStorage.setItem('tableViews', '{"team":{"density":7,"toggled":"level"},"x":null}');
    await openTeam();
    await screen.findByRole('rowheader', { name: 'line001' });
    expect(headings()).toHaveLength(7);
  });
});
