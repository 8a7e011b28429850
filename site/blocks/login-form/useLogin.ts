import { useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { freeplay, login, type SessionValue } from '#site/api/contract/login.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useModal } from '#site/assembler/view.ts';
import { enter } from '#site/session/lifecycle.ts';
import { newAccountAtom } from '#site/session/newAccount.ts';
import { resumeAfterLogin } from '#site/session/pending.ts';
import { store } from '#site/session/session.ts';
import { osName } from './osName.ts';
import { loginPayload, type LoginType, type LoginValues } from './payload.ts';

interface Login {
  /** What the last attempt failed with. */
  readonly problem: CallError | null;
  readonly busy: boolean;
  submit(type: LoginType, values: LoginValues, countryDialingCode: string | undefined): Promise<void>;
  playAsGuest(): Promise<void>;
}

/** Begins a session: on success the player is in, at home, and what waited for the login goes on. */
export function useLogin(onFailure: (error: CallError) => void): Login {
  const client = useClient();
  const modal = useModal();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const begin = async (ask: () => Promise<SessionValue>): Promise<void> => {
    // Enter can be pressed again before the button shows that it is busy.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await enter(client, await ask());
      store.set(newAccountAtom, null);
      navigate('/', { replace: true });
      resumeAfterLogin(modal.params);
    } catch (error) {
      if (!isCallError(error)) throw error;
      setProblem(error);
      onFailure(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    problem,
    busy,
    submit: (type, values, countryDialingCode) => begin(() => client.call(login, loginPayload(type, values, countryDialingCode))),
    playAsGuest: () => begin(() => client.call(freeplay, { os: osName(navigator.userAgent), platform: 'W' })),
  };
}
