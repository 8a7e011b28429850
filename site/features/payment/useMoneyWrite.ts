import { useRef, useState } from 'react';

import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { withTimeout } from '#site/lib/withTimeout.ts';

/** A form's money mutation. */
export interface MoneyWrite<C extends Call> {
  /** Sends the form once, even if pressed repeatedly. Resolves to `undefined` on failure; see `problem`. */
  readonly send: (input: CallInput<C>) => Promise<CallOutput<C> | undefined>;
  readonly pending: boolean;
  /** Whether this input was sent with unknown outcome. A retry is then allowed regardless of the balance: it counts once. */
  readonly isOpen: (input: CallInput<C>) => boolean;
  /** Error of the last attempt; see `useMoneyProblem` for its text. */
  readonly problem: CallError | null;
  /** Clears the error after the form has changed. */
  readonly forget: () => void;
  /** Treats the next input as a new transaction, even if it equals one with unknown outcome. */
  readonly beginAnew: () => void;
}

/**
 * A mutation that moves or commits money. If its outcome is unknown, a retry with the same input reuses the idempotency key and counts
 * once. Afterwards, the balance and the given calls are refetched in any case.
 */
export function useMoneyWrite<C extends Call>(row: C, refresh: readonly Call[]): MoneyWrite<C> {
  const client = useClient();
  const queries = useQueryClient();
  const [attempts] = useState(() => createIdempotencyKeys());
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<CallError | null>(null);
  const isSending = useRef(false);

  /** Resolves when the refetches complete or time out. */
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
      // Released after the refetch: an enabled button without a visible change would invite a second press.
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
