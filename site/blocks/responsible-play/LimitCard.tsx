import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { answerPlayLimit, playLimits, setPlayLimit, type PlayLimit } from '#site/api/contract/play.ts';
import type { CallError } from '#site/api/errors.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { useMoment } from '#site/i18n/useMoment.ts';
import { useFocusAfterRender } from '#site/lib/useFocusAfterRender.ts';
import { Sentence } from '#site/components/Sentence.tsx';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import { Button, Callout, Card, Heading, Progress, useDialogs } from '#ui';
import { LimitForm } from './LimitForm.tsx';
import * as styles from './ResponsiblePlay.css.ts';

/** One limit: current value, usage, pending change, and a form. */
export function LimitCard({ limit }: { readonly limit: PlayLimit }) {
  const { t } = useTranslation(['responsible', 'kit']);
  const { currency } = useMerchant();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const write = useMoneyWrite(setPlayLimit, [playLimits]);
  const dialogs = useDialogs();
  const { kind, period, amount, used } = limit;
  const isReached = amount !== null && used >= amount;
  const whole = Math.max(amount ?? 0, 1);
  const inWords = (units: number): string => formatAmount(units, currency);

  const close = (): void => {
    setEditing(false);
    focusAfterRender(() => opener.current);
  };
  const giveUp = (): void => {
    write.forget();
    close();
  };
  /** A limit of zero or below current usage stops play at once and cannot be raised for a day, so it requires confirmation. */
  const asksFirst = (wanted: number): boolean =>
    (amount === null || wanted < amount) && (wanted === 0 || wanted < used) && !write.isOpen({ kind, period, amount: wanted });
  const isMeant = (wanted: number): Promise<boolean> =>
    dialogs.confirm({
      title: t('tight_title', { 0: inWords(wanted), 1: t(`period_${period}`) }),
      text: wanted === 0 ? t(`tight_zero_${kind}`) : t(`tight_used_${kind}`, { 0: inWords(used) }),
      ok: t('tight_ok'),
      cancel: t('back'),
      tone: 'caution',
    });
  const change = async (wanted: number | null): Promise<void> => {
    if (wanted !== null && asksFirst(wanted) && !(await isMeant(wanted))) return;
    if ((await write.send({ kind, period, amount: wanted })) !== undefined) close();
  };

  return (
    <Card as="li" variant="sunken">
      <div className={styles.cardHead}>
        <Heading level={3} size="md">
          {t(`period_${period}`)}
        </Heading>
        <p className={styles.amount}>{amount === null ? t('no_limit') : <bdi dir="ltr">{inWords(amount)}</bdi>}</p>
      </div>
      {amount === null ? (
        <p className={styles.note}>{t(`used_${kind}`, { 0: inWords(used) })}</p>
      ) : (
        <Progress
          label={t(`used_label_${kind}`)}
          // A limit of zero is fully used: its bar is full.
          value={isReached ? whole : used}
          max={whole}
          valueText={t(isReached ? 'used_reached' : 'used_of', { 0: inWords(used), 1: inWords(amount) })}
          tone={isReached ? 'caution' : 'accent'}
        />
      )}
      {limit.pending && <Pending limit={limit} pending={limit.pending} />}
      {editing ? (
        <LimitForm limit={limit} pending={write.pending} onSave={(wanted) => void change(wanted)} onCancel={giveUp} />
      ) : (
        <Button
          ref={opener}
          className={styles.change}
          onClick={() => setEditing(true)}
          aria-label={`${t(amount === null ? 'set' : 'change')}: ${t(`period_${period}`)}`}
        >
          {t(amount === null ? 'set' : 'change')}
        </Button>
      )}
      <Problem error={write.problem} />
    </Card>
  );
}

interface PendingProps {
  readonly limit: PlayLimit;
  readonly pending: NonNullable<PlayLimit['pending']>;
}

/** A pending change: its date, and then the player's confirmation. */
function Pending({ limit: { kind, period }, pending }: PendingProps) {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  const { date } = useSite().formats;
  const moment = useMoment();
  const isReady = useGatewayClock()() >= pending.readyAt;
  const write = useMoneyWrite(answerPlayLimit, [playLimits]);
  const wanted = pending.amount === null ? t('no_limit') : formatAmount(pending.amount, currency);
  return (
    <div className={styles.pending}>
      <p>
        <Sentence
          text={
            isReady
              ? t('pending_ready', { 0: wanted, 1: moment(pending.lapsesAt, date) })
              : t('pending_waits', { 0: wanted, 1: moment(pending.readyAt, date) })
          }
        />
      </p>
      <div className={styles.actions}>
        {isReady && (
          <Button size="sm" loading={write.pending} onClick={() => void write.send({ kind, period, action: 'confirm' })}>
            {t('pending_confirm')}
          </Button>
        )}
        <Button size="sm" variant="ghost" loading={write.pending} onClick={() => void write.send({ kind, period, action: 'cancel' })}>
          {t('pending_cancel')}
        </Button>
      </div>
      <Problem error={write.problem} />
    </div>
  );
}

/** Error of a change, or that its outcome is unknown. */
function Problem({ error }: { readonly error: CallError | null }) {
  const { t } = useTranslation('responsible');
  return (
    <Callout live="assertive" tone="critical" compact>
      {error && (isOutcomeUnknown(error) ? t('unsure') : (error.serverMessage ?? t('failed')))}
    </Callout>
  );
}
