import { useRef, useState } from 'react';

import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { withTimeout } from '#site/lib/withTimeout.ts';

/** One form's way to move money. */
export interface MoneyWrite<C extends Call> {
  /** Sends the form once, however often it is pressed. Answers `undefined` when it failed: `problem` says why. */
  readonly send: (input: CallInput<C>) => Promise<CallOutput<C> | undefined>;
  readonly pending: boolean;
  /** Whether this was sent and may have happened. Then it may be sent again, whatever is left by now: it happens once. */
  readonly isOpen: (input: CallInput<C>) => boolean;
  /** Why the last attempt failed; see `useMoneyProblem` for its words. */
  readonly problem: CallError | null;
  /** The form was changed. */
  readonly forget: () => void;
  /** What is sent next is another wish, though it says the same as what was sent and may have happened. */
  readonly beginAnew: () => void;
}

/**
 * A write that moves money or promises it. When its answer is lost nobody knows whether it happened: sent again with the same content
 * it has the same key and happens once. Whatever came of it, the balance and the rows named are asked for again.
 */
export function useMoneyWrite<C extends Call>(row: C, refresh: readonly Call[]): MoneyWrite<C> {
  const client = useClient();
  const queries = useQueryClient();
  const [attempts] = useState(() => createIdempotencyKeys());
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<CallError | null>(null);
  const isSending = useRef(false);

  /** What came of it is there, or is waited for no longer. */
  const settled = () => withTimeout([balance, ...refresh].map(async (known) => refreshCall(queries, known)));
  const release = (): void => {
    isSending.current = false;
    setPending(false);
  };

  const send = async (input: CallInput<C>): Promise<CallOutput<C> | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setPending(true);
    setProblem(null);
    try {
      const answer = await client.call(row, input, { idempotencyKey: attempts.keyFor(input) });
      attempts.done();
      // Whoever saw the button free again, and nothing else, would press it once more.
      await settled();
      release();
      return answer;
    } catch (error) {
      release();
      if (!isCallError(error)) throw error;
      if (!isOutcomeUnknown(error)) attempts.answered();
      setProblem(error);
      await settled();
      return undefined;
    }
  };

  const forget = (): void => {
    attempts.changed();
    setProblem(null);
  };

  return { send, pending, isOpen: attempts.isOpen, problem, forget, beginAnew: attempts.answered };
}
