import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { CHAT_LENGTH, cleanMessage, type ChatMessage } from '#site/api/contract/chat.ts';
import { ButtonLink, IconButton, isOfInputMethod, Text, TextAreaField, useSecondsLeft } from '#ui';
import * as styles from './ChatRoom.css.ts';
import { typed, useDraftText } from './draft.ts';
import { useSending } from './useSending.ts';

interface ComposerProps {
  /** Trial accounts are read-only. */
  readonly canWrite: boolean;
  readonly register: string;
  readonly onSent: (message: ChatMessage) => void;
}

/** Message field with its send button. */
export function Composer({ canWrite, register, onSent }: ComposerProps) {
  const { t } = useTranslation('chat');
  if (canWrite) return <Field onSent={onSent} />;
  return (
    <div className={styles.composer} data-still>
      <Text size="sm" tone="muted">
        {t('trial_text')}
      </Text>
      <ButtonLink href={register} variant="primary" size="sm">
        {t('open_account')}
      </ButtonLink>
    </div>
  );
}

function Field({ onSent }: Pick<ComposerProps, 'onSent'>) {
  // The character counter's texts are in the kit's namespace.
  const { t } = useTranslation(['chat', 'kit']);
  const text = useDraftText();
  const { isSending, problem, waitUntil, send, forget } = useSending(onSent);
  const wait = useSecondsLeft(waitUntil);
  const canSend = wait === 0 && cleanMessage(text) !== '';

  const submit = (): void => {
    if (canSend) void send(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends an IME composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextAreaField
        className={styles.field}
        aria-label={t('write')}
        placeholder={t('write')}
        enterKeyHint="send"
        minRows={1}
        maxRows={4}
        maxLength={CHAT_LENGTH}
        value={text}
        readOnly={isSending}
        message={wait > 0 ? t('too_fast', { 0: String(wait) }) : problem}
        tone={wait > 0 ? 'caution' : 'critical'}
        onChange={(event) => {
          forget();
          typed(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        variant="primary"
        size="lg"
        className={styles.send}
        aria-label={t(problem === undefined ? 'send' : 'send_again')}
        loading={isSending}
        disabled={!canSend}
      >
        <SendHorizontal className={styles.sendIcon} />
      </IconButton>
    </form>
  );
}
