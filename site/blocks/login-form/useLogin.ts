import { useRef, useState } from 'react';

import type { Challenge } from '#site/api/contract/envelope.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { freeplay, login, socialLogin, type SessionValue } from '#site/api/contract/login.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useFlag, useModal, useSite } from '#site/assembler/sdk/view.ts';
import { isProviderError, type ProviderError } from '#site/third-party/host/port.ts';
import type { SocialToken } from '#site/third-party/host/SocialSignIn.tsx';
import { useFlow } from '#site/session/useFlow.ts';
import { revoke } from '#site/session/revoke.ts';
import { useAfterLogin, type LoginMethod } from '#site/session/signIn.ts';
import { loginFlow, type LoginPhase } from './loginFlow.ts';
import { osName } from './osName.ts';

/** Provider results in a login's payload. */
export type Proofs = Partial<Pick<CallInput<typeof login>, 'geetestValidateV4' | 'firebaseIdToken'>>;

/** One attempt: the request, and the handling of its result. */
interface Attempt extends LoginMethod {
  /** Runs the providers' checks before the request. */
  readonly prove?: () => Promise<Proofs>;
  readonly ask: (proofs: Proofs) => Promise<SessionValue>;
  readonly onAdmitted?: (session: SessionValue) => Promise<void>;
}

interface LoginOptions {
  /** The gateway rejected the login. */
  readonly onRefused: (error: CallError) => void;
  /** The gateway requires a second factor; captcha and code of the first step are used up. */
  readonly onChallenged: () => void;
  /** The code to the mobile is wrong; the message belongs beside its field. */
  readonly onWrongCode: (error: CallError | ProviderError) => void;
}

/** Firebase verifies only the code. */
const isAboutCode = (error: CallError | ProviderError): boolean =>
  isProviderError(error) ? error.provider === 'firebase' : error.code === ERROR_CODE.smsCodeWrong;

interface Login {
  readonly phase: LoginPhase;
  /** Error of the last attempt, unless it is about the code. */
  readonly problem: CallError | ProviderError | null;
  /** The required second factor, or the one just accepted; `null` without one. */
  readonly challenge: Challenge | null;
  /** `onAdmitted` runs first after the gateway accepts the login. */
  submit(
    payload: CallInput<typeof login>,
    prove: () => Promise<Proofs>,
    onAdmitted: (session: SessionValue) => Promise<void>,
  ): Promise<void>;
  playAsGuest(): Promise<void>;
  signIn(token: SocialToken): Promise<void>;
  /** Sets the error of another login method; `null` clears it. */
  report(problem: ProviderError | null): void;
  /** The second factor was accepted. */
  proved(session: SessionValue): Promise<void>;
  /** Returns from the second factor to the form; `problem` is the reason unless the player canceled. */
  giveUp(problem?: CallError): void;
}

/** Logs in: on success, starts the session, navigates home and runs the actions deferred until login. */
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
    // The player closed the form meanwhile, so the new session is revoked.
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
      // No request was sent: the form is unchanged.
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
