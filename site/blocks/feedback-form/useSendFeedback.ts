import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallInput } from '#site/api/contract/defineCall.ts';
import { feedbackList, sendFeedback } from '#site/api/contract/feedback.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { dropDraft, keyFor } from './draft.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';

const MINUTE_MS = 60_000;

interface Sending {
  /** Resolves to whether the platform accepted it; until then the draft stays. */
  readonly send: (input: CallInput<typeof sendFeedback>) => Promise<boolean>;
  readonly pending: boolean;
  /** Error message of the last attempt and the field it belongs to; without a field, it concerns the whole form. */
  readonly problem: { readonly text: string; readonly field: string | undefined } | undefined;
  /** Clears the error after the form has changed. */
  readonly forget: () => void;
}

/** Sends the feedback exactly once, with retries. */
export function useSendFeedback(words: { readonly least: number; readonly most: number }): Sending {
  const { t } = useTranslation('feedback');
  const client = useClient();
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Sending['problem']>();

  const wordsOf = (error: CallError): string => {
    const { code, serverMessage, value } = error;
    if (isOutcomeUnknown(error)) return t('unsure');
    if (value?.retryAfterMs !== undefined) return t('too_many', { 0: Math.ceil(value.retryAfterMs / MINUTE_MS) });
    return code === PAGE_CODE.feedbackLength ? t('error_words', { 0: words.least, 1: words.most }) : (serverMessage ?? t('failed'));
  };

  const send: Sending['send'] = async (input) => {
    if (pending) return false;
    setPending(true);
    setProblem(undefined);
    try {
      await client.call(sendFeedback, input, { idempotencyKey: keyFor(input) });
      dropDraft();
      void refreshCall(queries, feedbackList);
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      setProblem({ text: wordsOf(error), field: error.value?.field });
      return false;
    } finally {
      setPending(false);
    }
  };

  return { send, pending, problem, forget: () => setProblem(undefined) };
}
