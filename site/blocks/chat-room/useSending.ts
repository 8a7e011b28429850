import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { cleanMessage, sendChatMessage, type ChatMessage } from '#site/api/contract/chat.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useClient } from '#site/api/useCall.ts';
import { currentSession } from '#site/session/session.ts';
import { sleep } from '#site/lib/sleep.ts';
import { keyFor, sentDraft } from './draft.ts';

/** Retry delays after a lost response, milliseconds. */
const AGAIN_AFTER_MS = [600, 1800];

export interface Sending {
  readonly isSending: boolean;
  /** Error message of the last attempt. */
  readonly problem: string | undefined;
  /** End of the rate limit, by this browser's clock. */
  readonly waitUntil: number | undefined;
  send(text: string): Promise<void>;
  /** Clears the error after the text has changed. */
  forget(): void;
}

/** Sends the text exactly once, with retries; it stays in the field until the gateway accepts it. */
export function useSending(onSent: (message: ChatMessage) => void): Sending {
  const { t } = useTranslation('chat');
  const client = useClient();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [waitUntil, setWaitUntil] = useState<number>();

  /** @param token session of the author, even if the session changes meanwhile */
  const deliver = async (text: string, key: string, token: string | null, attempt = 0): Promise<ChatMessage> => {
    try {
      return await client.call(sendChatMessage, { text }, { idempotencyKey: key, ...(token !== null && { token }) });
    } catch (error) {
      const wait = AGAIN_AFTER_MS[attempt];
      if (!isCallError(error) || error.kind !== 'network' || wait === undefined) throw error;
      await sleep(wait);
      return deliver(text, key, token, attempt + 1);
    }
  };

  const tell = (error: CallError): void => {
    const wait = error.value?.retryAfterMs;
    if (wait !== undefined) return setWaitUntil(Date.now() + wait);
    setProblem(isOutcomeUnknown(error) ? t('unsure') : (error.serverMessage ?? t('not_sent')));
  };

  return {
    isSending,
    problem,
    waitUntil,
    forget: () => setProblem(undefined),
    async send(typed) {
      const text = cleanMessage(typed);
      if (isSending || text === '') return;
      setSending(true);
      setProblem(undefined);
      setWaitUntil(undefined);
      try {
        onSent(await deliver(text, keyFor(text), currentSession().token));
        sentDraft(text);
      } catch (error) {
        if (!isCallError(error)) throw error;
        tell(error);
      } finally {
        setSending(false);
      }
    },
  };
}
