import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import AvatarForm from '#site/blocks/avatar-form/AvatarForm.tsx';
import MemberProfile from '#site/blocks/member-profile/MemberProfile.tsx';
import NicknameForm from '#site/blocks/nickname-form/NicknameForm.tsx';
import PasswordForm from '#site/blocks/password-form/PasswordForm.tsx';
import RegisterDownline from '#site/blocks/register-downline/RegisterDownline.tsx';
import { anyText, openSite, refuse } from './siteHarness.tsx';

const RATES = { RNG: 80, LIVE: 80, FISH: 80, PVP: 80, SPORTS: 80, LOTT: 80, ELOTT: 80 };

const input = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => page.viewport(800, 900));

describe('the form for downlines', () => {
  it('[AGT-2] keeps what is typed, and the password that was made, while the other way is looked at', async () => {
    const site = await openSite(
      <RegisterDownline props={{ page: '/register', pageSize: 10 }} address="centres/agent#registerDownline" slots={{}} />,
      {
        answers: {
          ownRates: () => ({ rates: RATES }),
          registrationRules: () => ({ username: anyText, password: anyText }),
          downlineLinks: () => ({ list: [], totalCount: 0, totalPages: 1 }),
          domainRoute: () => ({ domainList: [] }),
        },
      },
    );
    await screen.findByRole('button', { name: 'Make one up' });
    await userEvent.fill(input('Username'), 'maria88');
    await press('Make one up');
    const made = input('Password').value;
    expect(made).not.toBe('');
    expect(site.sent.map(({ name }) => name)).not.toContain('downlineLinks');
    await userEvent.click(screen.getByRole('tab', { name: 'By link' }));
    await screen.findByLabelText(/^Note/);
    expect(screen.queryByRole('button', { name: 'Make one up' })).toBeNull();
    await userEvent.fill(input('Note'), 'Friends');
    await userEvent.click(screen.getByRole('tab', { name: 'By hand' }));
    expect([input('Username').value, input('Password').value]).toEqual(['maria88', made]);
    await userEvent.click(screen.getByRole('tab', { name: 'By link' }));
    expect(input('Note')).toHaveValue('Friends');
  });
});

describe('a form of the security center on a page of its own', () => {
  it('[MEM-2] is ready for the next change, without what was typed for the last', async () => {
    const site = await openSite(<PasswordForm />, {
      answers: { changePassword: () => null },
      rules: { password: anyText },
    });
    await screen.findByLabelText(/^New password/);
    for (const round of [1, 2]) {
      await userEvent.fill(input('Current password'), 'Secret88');
      await userEvent.fill(input('New password'), 'Secret99');
      await userEvent.fill(input('Confirm password'), 'Secret99');
      await press('Change password');
      await waitFor(() => expect(site.sent.filter(({ name }) => name === 'changePassword')).toHaveLength(round));
      await waitFor(() => expect(input('New password')).toHaveValue(''));
      expect(screen.getByRole('button', { name: 'Change password' })).not.toHaveAttribute('aria-disabled', 'true');
    }
  });

  it('[MEM-2] [ERR-1] a profile that cannot be had says so and is asked for again', async () => {
    const site = await openSite(<MemberProfile />, { answers: { securityConfig: () => refuse('securityConfig', 'busy') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(site.sent.filter(({ name }) => name === 'securityConfig')).toHaveLength(2));
  });

  it('[MEM-2] shows the new nickname that was taken', async () => {
    const site = await openSite(<NicknameForm />, {
      answers: { changeNickname: () => null },
    });
    await screen.findByLabelText(/^Nickname/);
    await userEvent.fill(input('Nickname'), 'Sunny');
    await press('Save');
    await waitFor(() => expect(site.sent.map(({ name }) => name)).toContain('changeNickname'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled', 'true'));
    expect(input('Nickname')).toHaveValue('Sunny');
  });
});

describe('the choice of an avatar', () => {
  it('[MEM-2] [I18N-1] says in the page’s language that none is chosen, and leads to the first', async () => {
    const icons = [1, 2].map((id) => ({ id: String(id), url: '/icon.svg' }));
    const site = await openSite(<AvatarForm />, {
      answers: { memberIcon: () => ({ icon: null, icons }) },
      language: 'TY',
    });
    await screen.findAllByRole('radio');
    await press('Gamitin ang avatar');
    expect(await screen.findByText('Pumili muna ng avatar.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Avatar 1' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Avatar 2' }), { force: true });
    expect(screen.queryByText('Pumili muna ng avatar.')).toBeNull();
    expect(site.sent.map(({ name }) => name)).not.toContain('chooseIcon');
  });
});
