import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { type Challenge, type Factor } from '#site/api/contract/envelope.ts';
import { verifyLogin, type SessionValue } from '#site/api/contract/login.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { useFlow } from '../useFlow.ts';
import { revoke } from '../revoke.ts';
import { bareNumber, plainNumber, trimmed } from '../rules.ts';
import { errorText } from './errorText.ts';
import { secondFactorFlow, type FactorPhase } from './secondFactorFlow.ts';

export interface FactorValues {
  readonly answer: string;
}

export interface SecondFactorEnds {
  readonly challenge: Challenge;
  /** The gateway has let the player in. */
  readonly onDone: (session: SessionValue) => unknown;
  /** Back to the login; `problem` says why where it was not the player's wish. */
  readonly onCancel: (problem?: CallError) => void;
}

interface SecondFactor {
  readonly phase: FactorPhase;
  /** The one that is being answered; `undefined` while choosing. */
  readonly factor: Factor | undefined;
  /** What the last attempt failed with, when it is not about the answer. */
  readonly problem: CallError | null;
  choose(factor: Factor): void;
  another(): void;
  submit(values: FactorValues): Promise<void>;
}

/** An answer as it is sent. Codes and numbers may be pasted with spaces and invisible marks, or typed in another script's digits. */
const READ: Readonly<Record<Factor, (typed: string) => string>> = {
  mobile: bareNumber,
  email: plainNumber,
  sms: plainNumber,
  google: plainNumber,
  bankAccountName: trimmed,
};

/** Second factor of a login from a new address. A wrong code shows at its field; when time or attempts run out, the login restarts. */
export function useSecondFactor({ challenge, onDone, onCancel }: SecondFactorEnds, form: UseFormReturn<FactorValues>): SecondFactor {
  const { t } = useTranslation('auth');
  const client = useClient();
  const { state: phase, send } = useFlow(secondFactorFlow, 'choosing');
  const [chosen, setChosen] = useState<Factor>();
  const [problem, setProblem] = useState<CallError | null>(null);
  const [attempts] = useState(() => createIdempotencyKeys());
  // A single factor needs no choice.
  const [only] = challenge.factors.length === 1 ? challenge.factors : [];
  const factor = phase === 'choosing' ? only?.factor : (chosen ?? only?.factor);

  const change = (step: 'chosen' | 'another', next: Factor | undefined): void => {
    if (!send(step)) return;
    setChosen(next);
    setProblem(null);
    form.reset();
  };

  const fail = (error: CallError): void => {
    if (!isOutcomeUnknown(error)) attempts.answered();
    if (!send('refused')) return;
    if (error.code === ERROR_CODE.challengeExpired) return onCancel(error);
    if (error.code !== ERROR_CODE.factorWrong) return setProblem(error);
    form.setError('answer', { type: 'server', message: errorText(error, t) }, { shouldFocus: true });
  };

  const submit = async (values: FactorValues): Promise<void> => {
    if (factor === undefined) return;
    // The only one was never chosen.
    send('chosen');
    if (!send('submitted')) return;
    setProblem(null);
    const answer = { challenge: challenge.id, factor, answer: READ[factor](values.answer) };
    try {
      const session = await client.call(verifyLogin, answer, { idempotencyKey: attempts.keyFor(answer) });
      // The player closed the form meanwhile and is not to be logged in behind their back.
      if (!send('admitted')) return revoke(client, session.token);
      await onDone(session);
    } catch (error) {
      if (!isCallError(error)) throw error;
      fail(error);
    }
  };

  return {
    phase,
    factor,
    problem,
    choose: (next) => change('chosen', next),
    another: () => change('another', undefined),
    submit,
  };
}
