import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '#site/assembler/sdk/view.ts';
import { seenText } from '#site/api/contract/characters.ts';
import { CLAIM_TEXT, type confirmWithdrawal } from '#site/api/contract/withdrawals.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import type { MoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import type { MoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { ImageUploads } from '#site/features/uploads/ImageUploads.tsx';
import { useUploads } from '#site/features/uploads/useUploads.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { Button, Callout, Text, TextAreaField } from '#ui';

interface ClaimProps {
  readonly write: MoneyWrite<typeof confirmWithdrawal>;
  readonly orderNo: string;
  /** Time of the missing payment. */
  readonly sentAt: number;
  readonly problem: MoneyProblem | null;
  /** Button that opened the form; unmounted while the form is open. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onCancel: () => void;
}

/** The player's claim that a payment did not arrive, with images and a comment. */
export function Claim({ write, orderNo, sentAt, problem, opener, onCancel }: ClaimProps) {
  const { t } = useTranslation('cashier');
  const { uploads: limits } = useSite();
  const uploads = useUploads();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isSettling, setSettling] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useFocusHandoff(form, opener);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWrong(undefined);
    if (uploads.files.length === 0) {
      setWrong(t('proof_required'));
      return;
    }
    setSettling(true);
    const images = await uploads.settle();
    setSettling(false);
    if (images === undefined) setWrong(t('proof_unsent'));
    else await write.send({ orderNo, sentAt, action: 'notReceived', images, ...(seenText(text) !== '' && { text }) });
  };
  const isOfImages = problem?.field === 'images';
  return (
    <form ref={form} className={styles.stack} noValidate aria-label={t('not_received')} onSubmit={(event) => void submit(event)}>
      <Text size="sm" tone="muted">
        {t('claim_text')}
      </Text>
      <ImageUploads
        uploads={uploads}
        label={t('proof')}
        description={t('proof_hint')}
        limits={limits}
        disabled={isSettling || write.pending}
        required
        message={wrong ?? (isOfImages ? problem.text : undefined)}
      />
      <TextAreaField
        label={t('claim_words')}
        maxLength={CLAIM_TEXT}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {problem && !isOfImages && (
        <Callout live="assertive" tone="critical" compact>
          {problem.text}
        </Callout>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isSettling || write.pending}>
          {t('send_claim')}
        </Button>
        <Button disabled={isSettling || write.pending} onClick={onCancel}>
          {t('not_now')}
        </Button>
      </div>
    </form>
  );
}
