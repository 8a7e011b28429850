import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

import { useMerchant, useModalOpener, type BlockProps } from '#site/assembler/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { logout } from '#site/api/contract/logout.ts';
import { acknowledgeRealityCheck, playSession } from '#site/api/contract/play.ts';
import { isCallError } from '#site/api/errors.ts';
import { callKey, refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { leaveSession } from '#site/session/lifecycle.ts';
import { isUnsure } from '#site/api/isUnsure.ts';
import { Money } from '#site/shared/Money.tsx';
import { partsOf } from '#site/shared/play/elapsed.ts';
import { useElapsed, usePlaySession } from '#site/shared/play/usePlaySession.ts';
import { SignedMoney } from '#site/shared/records/SignedMoney.tsx';
import { useFollow } from '#site/shared/useFollow.ts';
import { useGatewayClock } from '#site/shared/useGatewayClock.ts';
import { Button, Dialog } from '#ui';
import * as styles from './RealityCheck.css.ts';
import type { Props } from './schema.ts';

type Standing = CallOutput<typeof playSession>;

/** The gateway says when; where its answer comes a little early, it is asked again after this long at the earliest. */
const AGAIN_MS = 1000;
/** Where it failed to answer, it is asked again after this long. */
const AFTER_FAILURE_MS = 5000;

/** Nothing until it is due: then a question over whatever is open, which has to be answered. */
export default function RealityCheck({ props }: BlockProps<Props>) {
  const { data, dataUpdatedAt, error, errorUpdatedAt, refetch } = usePlaySession();
  if (data?.realityCheck.isDue) return <Question standing={data} places={props} />;
  // A gateway that failed is asked again, one that knows of no such session is not.
  const hasFailed = error !== null && isUnsure(error);
  const dueAt = data === undefined ? (hasFailed ? 0 : null) : data.realityCheck.dueAt;
  // Each answer sets it anew, and so does each that did not come.
  return dueAt === null ? null : (
    <Timer key={`${dataUpdatedAt} ${errorUpdatedAt}`} dueAt={dueAt} least={hasFailed ? AFTER_FAILURE_MS : AGAIN_MS} onDue={refetch} />
  );
}

interface TimerProps {
  readonly dueAt: number;
  /** Not earlier than after this long, milliseconds. */
  readonly least: number;
  readonly onDue: () => unknown;
}

/** Draws nothing, and asks the gateway when its clock has come to the moment. */
function Timer({ dueAt, least, onDue }: TimerProps): null {
  const now = useGatewayClock();
  const ask = useEffectEvent(() => void onDue());
  useEffect(() => {
    const timer = setTimeout(ask, Math.max(least, dueAt - now()));
    // Timers sleep with the device.
    const wake = (): void => {
      if (document.visibilityState === 'visible' && now() >= dueAt) ask();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [dueAt, least, now]);
  return null;
}

/** To go on as before, or to one of the places first. */
type Answer = 'on' | keyof Props;

interface QuestionProps {
  readonly standing: Standing;
  /** Where an answer may lead. */
  readonly places: Props;
}

function Question({ standing, places }: QuestionProps) {
  const { t } = useTranslation('responsible');
  const client = useClient();
  const queries = useQueryClient();
  const follow = useFollow(useModalOpener().open);
  const [, navigate] = useLocation();
  const [sending, setSending] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    // A game that fills the screen would hide the question.
    if (document.fullscreenElement !== null) void document.exitFullscreen();
  }, []);

  const acknowledge = async (then: Answer): Promise<void> => {
    if (sending !== null) return;
    setSending(then);
    setProblem(undefined);
    try {
      const { dueAt } = await client.call(acknowledgeRealityCheck, {});
      if (then !== 'on') follow(places[then]);
      // The gateway has the answer: how the session stands now is asked for, and nobody has to wait for that.
      queries.setQueryData<Standing>(
        callKey(playSession, {}),
        (known) => known && { ...known, realityCheck: { ...known.realityCheck, isDue: false, dueAt } },
      );
      void refreshCall(queries, playSession);
    } catch (error) {
      if (!isCallError(error)) throw error;
      setProblem((isUnsure(error) ? undefined : error.serverMessage) ?? t('check_failed'));
    } finally {
      setSending(null);
    }
  };
  const leave = (): void => {
    // As with every logout: leaving does not wait for the gateway.
    client.call(logout, {}).catch(() => undefined);
    leaveSession();
    navigate('/');
  };

  return (
    <Dialog
      name="realityCheck"
      open
      // It is left by an answer alone.
      onClose={() => undefined}
      closeOnCover={false}
      tone="info"
      title={t('check_title')}
      actions={[
        { label: t('log_out'), onSelect: leave, variant: 'ghost' },
        { label: t('check_history'), onSelect: () => void acknowledge('history'), loading: sending === 'history' },
        { label: t('check_on'), onSelect: () => void acknowledge('on'), loading: sending === 'on', isDefault: true },
      ]}
    >
      <Figures standing={standing} />
      <Button variant="ghost" size="sm" className={styles.limits} loading={sending === 'limits'} onClick={() => void acknowledge('limits')}>
        {t('limits_link')}
      </Button>
      <div role="alert">{problem !== undefined && <p className={styles.problem}>{problem}</p>}</div>
    </Dialog>
  );
}

function Figures({ standing: { startedAt, session, today } }: { readonly standing: Standing }) {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  const { hours, minutes, seconds } = partsOf(useElapsed(startedAt));
  return (
    <dl className={styles.figures}>
      <dt>{t('time_played')}</dt>
      <dd className={styles.value}>{t('duration', { 0: hours, 1: minutes, 2: seconds })}</dd>
      <dt>{t('staked')}</dt>
      <dd className={styles.value}>
        <Money amount={session.stake} currency={currency} />
      </dd>
      <dt>{t('won')}</dt>
      <dd className={styles.value}>
        <Money amount={session.win} currency={currency} />
      </dd>
      <dt>{t('net_session')}</dt>
      <dd className={styles.value}>
        <SignedMoney amount={session.net} currency={currency} />
      </dd>
      <dt>{t('net_today')}</dt>
      <dd className={styles.value}>
        <SignedMoney amount={today.net} currency={currency} />
      </dd>
    </dl>
  );
}
