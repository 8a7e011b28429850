import { useRef, useState } from 'react';

import type { Challenge } from '#site/api/contract/envelope.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { freeplay, login, socialLogin, type SessionValue } from '#site/api/contract/login.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useFlag, useModal, useSite } from '#site/assembler/runtime/view.ts';
import { isProviderError, type ProviderError } from '#site/third-party/host/port.ts';
import type { SocialToken } from '#site/third-party/host/SocialSignIn.tsx';
import { useFlow } from '#site/session/useFlow.ts';
import { revoke } from '#site/session/revoke.ts';
import { useAfterLogin, type LoginMethod } from '#site/session/signIn.ts';
import { loginFlow, type LoginPhase } from './loginFlow.ts';
import { osName } from './osName.ts';

/** What third parties add to a login's payload. */
export type Proofs = Partial<Pick<CallInput<typeof login>, 'geetestValidateV4' | 'firebaseIdToken'>>;

/** One attempt: what is asked of the gateway, and what follows once the player is in. */
interface Attempt extends LoginMethod {
  /** What third parties say of the player before the gateway is asked. */
  readonly prove?: () => Promise<Proofs>;
  readonly ask: (proofs: Proofs) => Promise<SessionValue>;
  readonly onAdmitted?: (session: SessionValue) => Promise<void>;
}

interface LoginOptions {
  /** The gateway has said no. */
  readonly onRefused: (error: CallError) => void;
  /** The gateway wants a second factor; what came with the first step is spent. */
  readonly onChallenged: () => void;
  /** The code to the player's mobile is no good: to be said beside its field. */
  readonly onWrongCode: (error: CallError | ProviderError) => void;
}

/** Firebase looks at nothing but the code. */
const isAboutCode = (error: CallError | ProviderError): boolean =>
  isProviderError(error) ? error.provider === 'firebase' : error.code === ERROR_CODE.smsCodeWrong;

interface Login {
  readonly phase: LoginPhase;
  /** What the last attempt failed with, when it is not about the code. */
  readonly problem: CallError | ProviderError | null;
  /** The second factor that the gateway waits for, or that has just been right; `null` without one. */
  readonly challenge: Challenge | null;
  /** `onAdmitted` runs when the gateway has let the player in, before anything else follows. */
  submit(
    payload: CallInput<typeof login>,
    prove: () => Promise<Proofs>,
    onAdmitted: (session: SessionValue) => Promise<void>,
  ): Promise<void>;
  playAsGuest(): Promise<void>;
  signIn(token: SocialToken): Promise<void>;
  /** Says what another way in failed with; `null` takes it back. */
  report(problem: ProviderError | null): void;
  /** The second factor was right. */
  proved(session: SessionValue): Promise<void>;
  /** The player goes back from the second factor to the form; `problem` says why where it was not their wish. */
  giveUp(problem?: CallError): void;
}

/** Begins a session: on success the player is in, at home, and what waited for the login goes on. */
export function useLogin({ onRefused, onChallenged, onWrongCode }: LoginOptions): Login {
  const client = useClient();
  const arrive = useAfterLogin({
    parameters: useModal().params,
    expiredMustChange: useFlag('PWDEXPFORCECHANGE3'),
    accounts: useSite().accounts,
  });
  const { state: phase, send } = useFlow(loginFlow, 'idle');
  const [problem, setProblem] = useState<CallError | ProviderError | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const attempt = useRef<Attempt>(null);

  const admit = async (session: SessionValue): Promise<void> => {
    // The player closed the form meanwhile and is not to be logged in behind their back.
    if (!send('admitted')) return revoke(client, session.token);
    const { onAdmitted, password } = attempt.current ?? {};
    await onAdmitted?.(session);
    await arrive(session, password === undefined ? {} : { password });
  };

  const tell = (error: CallError | ProviderError): void => (isAboutCode(error) ? onWrongCode(error) : setProblem(error));

  const begin = async (next: Attempt): Promise<void> => {
    if (!send('submitted')) return;
    attempt.current = next;
    setProblem(null);
    setChallenge(null);
    try {
      const proofs = (await next.prove?.()) ?? {};
      if (send('verified')) await admit(await next.ask(proofs));
    } catch (error) {
      if (!isCallError(error) && !isProviderError(error)) throw error;
      // The gateway was not asked: the form is as it was.
      if (send('stopped')) return tell(error);
      if (isProviderError(error)) return;
      const asked = error.value?.challenge;
      if (asked && send('challenged')) {
        setChallenge(asked);
        onChallenged();
      } else if (send('refused')) {
        tell(error);
        onRefused(error);
      }
    }
  };

  return {
    phase,
    problem,
    challenge: phase === 'proving' || phase === 'done' ? challenge : null,
    submit: (payload, prove, onAdmitted) =>
      begin({
        prove,
        ask: (proofs) => client.call(login, { ...payload, ...proofs }),
        onAdmitted,
        ...(payload.type === 'username' && { password: payload.password }),
      }),
    report: setProblem,
    signIn: (token) => begin({ ask: () => client.call(socialLogin, token) }),
    playAsGuest: () => begin({ ask: () => client.call(freeplay, { os: osName(navigator.userAgent), platform: 'W' }) }),
    proved: admit,
    giveUp(reason) {
      if (send('stopped')) setProblem(reason ?? null);
    },
  };
}
