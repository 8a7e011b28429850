import { useCallback } from 'react';
import { useLocation } from 'wouter';

import type { SessionValue } from '#site/api/contract/login.ts';
import type { Client } from '#site/api/client.ts';
import { useClient } from '#site/api/useCall.ts';
import { enter } from './lifecycle.ts';
import { newAccountAtom } from './newAccount.ts';
import { runDeferred } from './deferredAction.ts';
import { currentSession, store, type Admission } from './session.ts';

/** The modal after a player's first login ([LOG-15]), where the merchant has it. */
const WELCOME = '/?modal=welcomeModal';

/** How the player came in. */
export interface LoginMethod {
  /** By username and password: only these can be initial or expired (LOG-4). */
  readonly password?: string;
}

/** Begins a session, and tells whether the player is still who and where they were then: member info may take long. */
export async function enterHere(client: Client, admission: Admission): Promise<boolean> {
  const entering = enter(client, admission);
  const { pathname, search } = location;
  await entering;
  // Whose password must be changed is asked for it at once, in a modal.
  const isHere = location.pathname === pathname && (admission.mustChange === true || location.search === search);
  return isHere && currentSession().token === admission.token;
}

/** What `site.json` says of accounts. */
interface AccountSettings {
  /** The password that new accounts have. */
  readonly defaultPassword: string;
}

/** Whether the account still has the merchant's initial password: where the platform does not say, the password itself does. */
export function hasDefaultPassword(session: SessionValue, password: string | undefined, { defaultPassword }: AccountSettings): boolean {
  return session.defaultPassword ?? password === defaultPassword;
}

interface ArrivalOptions {
  /** The login modal's parameters, which name the deferred action. */
  readonly parameters: Readonly<Record<string, string>>;
  /** An expired password has to be changed before anything else: the merchant's flag PWDEXPFORCECHANGE3. */
  readonly expiredMustChange: boolean;
  readonly accounts: AccountSettings;
}

/**
 * What follows a login, however it was made: `await arrive(session, { password })`. The player is in, at home; what waited
 * for the login goes on, a password that must be changed comes first, and a first login is greeted.
 */
export function useAfterLogin({
  parameters,
  expiredMustChange,
  accounts,
}: ArrivalOptions): (session: SessionValue, way?: LoginMethod) => Promise<void> {
  const client = useClient();
  const [, navigate] = useLocation();

  return useCallback(
    async (session, { password } = {}) => {
      const { token, type, passwordExpired, firstTimeLogin } = session;
      const isInitial = hasDefaultPassword(session, password, accounts);
      const mustChange = password !== undefined && (isInitial || (passwordExpired && expiredMustChange));
      const admission = { token, mustChange, ...(type !== undefined && { type }), ...(password !== undefined && { password }) };
      const isHere = await enterHere(client, admission);
      store.set(newAccountAtom, null);
      if (!isHere) return;
      navigate('/', { replace: true });
      const resumed = !mustChange && runDeferred(parameters);
      if (firstTimeLogin && !mustChange && !resumed) navigate(WELCOME, { replace: true });
    },
    [client, accounts, parameters, navigate, expiredMustChange],
  );
}
