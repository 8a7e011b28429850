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
  /** Fields of the form, as refusals name them. */
  readonly fields: readonly Path<Values>[];
  /** Said once it is done. */
  readonly done: string;
  /** Asked for beside the fields, and missing where nothing has to be proven. */
  readonly proof?: OwnerProof | undefined;
  /** Takes the answer of a form whose section stays open to show it. */
  readonly received?: (value: CallOutput<C>) => void;
  /** What was sent is what the form shows from then on; otherwise it is emptied where its section stays. */
  readonly keeps?: boolean;
  /** What else has changed; nobody waits for it. */
  readonly after?: () => unknown;
}

export interface SecurityForm {
  readonly busy: boolean;
  /** Why the last attempt failed, when it is not about one field. */
  readonly problem: { readonly error: CallError; readonly text: string } | null;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

/**
 * A form that changes how the account is protected. When its answer is lost, pressing again sends the same key: it happens
 * once. Done, it says so, closes its section unless there is an answer to show, and the overview is asked for again.
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
    // Of a value that the rules refuse, the field's own message says more than the gateway's.
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
    // There is nothing that closes: the next change may begin, with nothing left of this one.
    if (!section.isAlone || !send('again')) return;
    form.reset(keeps ? values : undefined);
    proof?.clear();
  };

  // What is missing is told of the proof and of the fields at once; the first of the fields takes the focus from the proof.
  const onSubmit: FormEventHandler<HTMLFormElement> = (event) => {
    const isProven = proof?.check() ?? true;
    void form.handleSubmit(async (values) => (isProven ? submit(values) : undefined))(event);
  };

  return { busy: phase !== 'idle', problem: problem && { error: problem, text: textOf(problem) }, onSubmit };
}
