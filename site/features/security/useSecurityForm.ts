import { useState, type FormEventHandler } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { securityConfig } from '#site/api/contract/security.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import type { Flow } from '#site/session/flow.ts';
import { useFlow } from '#site/session/useFlow.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useToast } from '#ui';
import { useSection } from './section.ts';
import type { OwnerProof } from './useOwnerProof.ts';
import { useSecurityText } from './useSecurityText.ts';

type Phase = 'idle' | 'sending' | 'done' | 'closed';

const formFlow: Flow<Phase, 'submitted' | 'refused' | 'done' | 'again' | 'opened' | 'closed'> = {
  idle: { submitted: 'sending', closed: 'closed' },
  sending: { refused: 'idle', done: 'done', closed: 'closed' },
  done: { again: 'idle', closed: 'closed' },
  closed: { opened: 'idle' },
};

interface SecurityFormOptions<Values extends FieldValues, C extends Call> {
  readonly form: UseFormReturn<Values>;
  readonly row: C;
  readonly inputOf: (values: Values) => CallInput<C>;
  /** Form fields by the names in errors. */
  readonly fields: readonly Path<Values>[];
  /** Success message. */
  readonly done: string;
  /** Identity proof; absent if none is required. */
  readonly proof?: OwnerProof | undefined;
  /** Receives the response of a form whose section stays open to show it. */
  readonly received?: (value: CallOutput<C>) => void;
  /** Whether the form shows the saved values after success; otherwise it is cleared if its section stays open. */
  readonly keeps?: boolean;
  /** Further refetches after success, not awaited. */
  readonly after?: () => unknown;
}

export interface SecurityForm {
  readonly busy: boolean;
  /** Error of the last attempt, unless it belongs to one field. */
  readonly problem: { readonly error: CallError; readonly text: string } | null;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

/**
 * A form that changes an account's protection. After a lost response, a retry reuses the idempotency key and counts once. On success,
 * shows a message, closes its section unless there is a response to show, and refetches the overview.
 */
export function useSecurityForm<Values extends FieldValues, C extends Call>(options: SecurityFormOptions<Values, C>): SecurityForm {
  const { form, row, inputOf, fields, done, proof, received, keeps = false, after } = options;
  const client = useClient();
  const queries = useQueryClient();
  const showToast = useToast();
  const section = useSection();
  const textOf = useSecurityText();
  const { state: phase, send } = useFlow(formFlow, 'idle');
  const [problem, setProblem] = useState<CallError | null>(null);
  const [attempts] = useState(() => createIdempotencyKeys());

  const tell = (error: CallError): void => {
    const named = error.value?.field;
    const field = fields.find((name) => name === named);
    if (isOutcomeUnknown(error) || (field === undefined && (named !== 'proof' || proof === undefined))) return setProblem(error);
    if (field === undefined) return proof?.refuse(textOf(error));
    // If the value breaks the rules, the field's own message is more specific than the gateway's.
    const fault = error.code === ERROR_CODE.fieldInvalid ? { type: 'format' } : { type: 'server', message: textOf(error) };
    form.setError(field, fault, { shouldFocus: true });
  };

  const submit = async (values: Values): Promise<void> => {
    if (!send('submitted')) return;
    setProblem(null);
    const input = inputOf(values);
    let value: CallOutput<C>;
    try {
      value = await client.call(row, input, { idempotencyKey: attempts.keyFor(input) });
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!isOutcomeUnknown(error)) attempts.answered();
      void refreshCall(queries, securityConfig);
      if (send('refused')) tell(error);
      return;
    }
    attempts.answered();
    void refreshCall(queries, securityConfig);
    after?.();
    showToast({ message: done, tone: 'positive' });
    if (!send('done')) return;
    if (received !== undefined) return received(value);
    section.close();
    // A standalone form does not close: resets for the next change.
    if (!section.isAlone || !send('again')) return;
    form.reset(keeps ? values : undefined);
    proof?.clear();
  };

  // Validates both proof and fields; the first invalid field takes the focus from the proof.
  const onSubmit: FormEventHandler<HTMLFormElement> = (event) => {
    const isProven = proof?.check() ?? true;
    void form.handleSubmit(async (values) => (isProven ? submit(values) : undefined))(event);
  };

  return { busy: phase !== 'idle', problem: problem && { error: problem, text: textOf(problem) }, onSubmit };
}
