import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useHost } from '#site/assembler/sdk/view.ts';
import RegisterDownline from '#site/blocks/register-downline/RegisterDownline.tsx';
import TeamBetting from '#site/blocks/team-betting/TeamBetting.tsx';
import TeamManagement from '#site/blocks/team-management/TeamManagement.tsx';
import { GivenContracts } from '#site/features/contracts/GivenContracts.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { Place, press } from './keyboard.tsx';
import { openSite } from './siteHarness.tsx';

beforeEach(() => page.viewport(800, 900));

const RATES = { RNG: 100, LIVE: 100, FISH: 100, PVP: 100, SPORTS: 100, LOTT: 100, ELOTT: 100 };

const isAtCount = () => waitFor(() => expect(screen.getByText(/^Members: /)).toHaveFocus());

describe('an agent’s team', () => {
  const row = {
    memberId: 'd1',
    account: 'line001',
    nickname: '',
    accountType: 0,
    level: 2,
    balance: 0,
    downlines: 0,
    teamSize: 0,
    lastLoginAt: null,
    registeredAt: 0,
  };
  const most = Object.fromEntries(Object.keys(RATES).map((name) => [name, 500]));
  const least = Object.fromEntries(Object.keys(RATES).map((name) => [name, 0]));

  it('[AGT-2] the keyboard is led to a member, stays with the rates that were saved, and comes back to the list', async () => {
    let rates: Readonly<Record<string, number>> = RATES;
    await openSite(
      <Place>
        <TeamManagement props={{ pageSize: 5, registerAt: '/', transferAt: '/' }} address="centres/agent#team" slots={{}} />
      </Place>,
      {
        answers: {
          balance: () => ({ sumBalance: 0, balance: [], currencySymbol: '₱' }),
          teamMembers: () => ({ list: [row], totalPages: 1, totalCount: 1, levels: 1, trail: [] }),
          teamMember: () => ({
            ...row,
            trail: [{ memberId: 'd1', account: 'line001' }],
            rates,
            bounds: { least, most },
            canReceive: false,
          }),
          changeMemberRates: (input) => {
            ({ rates } = input as { readonly rates: Readonly<Record<string, number>> });
            return {};
          },
        },
      },
    );
    await press('line001');
    const drawer = await screen.findByRole('dialog', { name: /^line001/ });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.fill(await screen.findByRole('textbox', { name: /^Slots/ }), '2');
    await press('Save rates');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Rebate rates' })).toHaveFocus());
    await press('Close');
    await waitFor(() => expect(screen.getByRole('button', { name: 'line001' })).toHaveFocus());
  });

  it('[AGT-2] the keyboard stays with the list, down to a downline’s team, back up, and without its filters', async () => {
    const upper = { ...row, downlines: 3 };
    const trail = [{ memberId: 'd1', account: 'line001' }];
    await openSite(
      <Place>
        <TeamManagement props={{ pageSize: 5, registerAt: '/', transferAt: '/' }} address="centres/agent#team" slots={{}} />
      </Place>,
      {
        answers: {
          teamMembers: (input) => {
            const { under, search } = input as { readonly under?: string; readonly search?: string };
            const list = search === undefined ? [upper] : [];
            return { list, totalPages: 1, totalCount: list.length, levels: 1, trail: under === undefined ? [] : trail };
          },
        },
      },
    );
    await press(/^Downlines of line001/);
    await isAtCount();
    await press('My team');
    await isAtCount();
    await userEvent.fill(screen.getByRole('searchbox'), 'nobody');
    await press('Clear filters');
    await isAtCount();
  });

  it('[AGT-2] the keyboard comes back to the list from what a member has bet', async () => {
    const one = { totalPages: 1, totalCount: 1 };
    const played = { bets: 1, stake: 100, validBet: 100, win: 0, net: -100 };
    await openSite(
      <Place>
        <TeamBetting props={{ pageSizes: [20] }} address="centres/agent#betting" slots={{}} />
      </Place>,
      {
        answers: {
          teamBetting: () => ({ ...one, list: [{ ...row, ...played }], totals: played, levels: 1 }),
          teamMemberBets: () => ({ totalPages: 1, totalCount: 0, list: [], totals: played, member: { account: 'line001', level: 2 } }),
        },
      },
    );
    await press('line001');
    await waitFor(() => expect(screen.getByRole('button', { name: /Back/ })).toHaveFocus());
    await press(/Back/);
    await screen.findByRole('button', { name: 'line001' });
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[AGT-2] another account, and another link, begin where the keyboard is', async () => {
    const link = { linkId: 'l1', code: 'ABC', accountType: 0, rates: RATES, note: '', isOpen: true, registered: 0, createdAt: 0 };
    await openSite(<RegisterDownline props={{ page: '/', pageSize: 5 }} address="centres/agent#registerDownline" slots={{}} />, {
      answers: {
        balance: () => ({ sumBalance: 0, balance: [], currencySymbol: '₱' }),
        ownRates: () => ({ rates: RATES }),
        registrationRules: () => ({}),
        downlineLinks: () => ({ list: [link], totalPages: 1, totalCount: 1 }),
        registerDownline: () => ({ memberId: 'd1', account: 'line001' }),
        createDownlineLink: () => link,
      },
    });
    await userEvent.fill(await screen.findByRole('textbox', { name: /^Username/ }), 'line001');
    await userEvent.fill(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret123');
    await press('Open account');
    await userEvent.click(await screen.findByRole('button', { name: 'Register another' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Member/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('tab', { name: 'By link' }));
    await press('Make link');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your links' })).toHaveFocus());
  });
});

function Offer() {
  return (
    <RecordsProvider value={useHost()}>
      <GivenContracts memberId="d1" account="line001" startsOffering />
    </RecordsProvider>
  );
}

it('[AGT-4] the keyboard stays in the offer of which a tier was removed', async () => {
  const kind = { sort: 'daily', most: 1250, isOpen: false, inForce: null, given: [], givenCount: 0 };
  await openSite(<Offer />, {
    answers: {
      contractTerms: () => ({ account: 'line001', kinds: [kind] }),
      givenContracts: () => ({ list: [], totalPages: 1, totalCount: 0 }),
    },
  });
  const add = await screen.findByRole('button', { name: /Add a tier|another tier/i });
  await userEvent.click(add);
  await press(/Remove tier 2/);
  await waitFor(() => expect(add).toHaveFocus());
});
