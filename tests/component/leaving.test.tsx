import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { ProtectedAction } from '#site/session/deferredAction.ts';
import { sessionLost } from '#site/session/lifecycle.ts';
import { beginSession, currentSession } from '#site/session/session.ts';
import { SessionLostNotice } from '#site/session/SessionLostNotice.tsx';
import { useLogout } from '#site/session/useLogout.ts';
import { useRequireAuth } from '#site/session/useRequireAuth.ts';
import { useAccountWarning } from '#site/session/useAccountWarning.ts';
import { openSite } from './siteHarness.tsx';

function Logout() {
  const logout = useLogout();
  return <button onClick={() => void logout()}>leave</button>;
}

interface GuardedProps {
  readonly action: ProtectedAction;
  readonly openLogin: (parameters: Readonly<Record<string, string>>) => void;
}

function Guarded({ action, openLogin }: GuardedProps) {
  const protect = useRequireAuth({ openLogin, warn: useAccountWarning() });
  return <button onClick={() => protect(action)}>heart</button>;
}

describe('logging out', () => {
  it.each([
    ['the gateway agrees', { logout: () => null }],
    ['the gateway is out of reach', {}],
  ])('[LOG-9] asks first, then leaves and goes home when %s', async (_, answers) => {
    const site = await openSite(<Logout />, { answers });
    beginSession({ token: 'abc', type: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(site.history.at(-1)).toBe('/'));
    expect(currentSession()).toMatchObject({ kind: 'visitor', accountType: null, rank: 0 });
    expect(sessionStorage.length).toBe(0);
    expect(site.sent.map(({ name }) => name)).toContain('logout');
  });

  it('[LOG-9] stays when the player says so', async () => {
    const site = await openSite(<Logout />);
    beginSession({ token: 'abc', type: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(currentSession().kind).toBe('member');
    expect(site.history.at(-1)).toBe('/rng');
  });

  it('[LOG-10] is said once when the gateway ended the session', async () => {
    await openSite(<SessionLostNotice />);
    beginSession({ token: 'abc', type: 0 });
    sessionLost('abc');
    sessionLost('abc');
    expect(await screen.findAllByText('You have been signed out. Please log in again.')).toHaveLength(1);
  });
});

async function setUpGuarded() {
  const run = vi.fn();
  const openLogin = vi.fn();
  await openSite(<Guarded action={{ kind: 'favorite', run }} openLogin={openLogin} />);
  return { run, openLogin };
}
const pressHeart = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'heart' }));

describe('a protected action', () => {
  it('[LOG-11] opens the login for a visitor', async () => {
    const { run, openLogin } = await setUpGuarded();
    await pressHeart();
    expect(openLogin).toHaveBeenCalledWith({ resume: 'favorite' });
    expect(run).not.toHaveBeenCalled();
  });

  it('[LOG-11] runs for a member', async () => {
    const { run, openLogin } = await setUpGuarded();
    beginSession({ token: 'abc', type: 0 });
    await pressHeart();
    expect(run).toHaveBeenCalledTimes(1);
    expect(openLogin).not.toHaveBeenCalled();
  });

  it('[LOG-11] warns a trial account and stops', async () => {
    const { run, openLogin } = await setUpGuarded();
    beginSession({ token: 'abc', type: 4 });
    await pressHeart();
    expect(await screen.findByRole('alertdialog', { name: 'This needs a real account. Create one to go on.' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(run).not.toHaveBeenCalled();
    expect(openLogin).not.toHaveBeenCalled();
  });
});
