import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useMerchant, useModalOpener, type BlockProps } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { logout } from '#site/api/contract/logout.ts';
import { acknowledgeRealityCheck, playSession } from '#site/api/contract/play.ts';
import { isCallError } from '#site/api/errors.ts';
import { callKey, refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { leaveSession } from '#site/session/lifecycle.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { ScheduledRefetch } from '#site/lib/ScheduledRefetch.tsx';
import { Money } from '#site/components/Money.tsx';
import { partsOf } from '#site/features/responsiblePlay/elapsed.ts';
import { useElapsed, usePlaySession } from '#site/features/responsiblePlay/usePlaySession.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { useFollow } from '#site/features/links/useFollow.ts';
import { Button, Callout, DescriptionList, Dialog } from '#ui';
import * as styles from './RealityCheck.css.ts';
import type { Props } from './schema.ts';

type Standing = CallOutput<typeof playSession>;

/** Renders nothing until a check is due; then a modal above everything, which requires an answer. */
export default function RealityCheck({ props }: BlockProps<Props>) {
  const { data, error, refetch } = usePlaySession();
  if (data?.realityCheck.isDue) return <Question standing={data} places={props} />;
  const ask = (): void => void refetch({ cancelRefetch: false });
  if (data !== undefined) return <ScheduledRefetch at={data.realityCheck.dueAt ?? undefined} run={ask} />;
  // Retries after a gateway failure; a response that the session is unknown is final.
  return error !== null && isOutcomeUnknown(error) ? <ScheduledRefetch at={0} run={ask} /> : null;
}

/** Continue, or go to one of the pages first. */
type Answer = 'on' | keyof Props;

interface QuestionProps {
  readonly standing: Standing;
  /** Pages that an answer can lead to. */
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
    // A full-screen game would hide the modal.
    if (document.fullscreenElement !== null) void document.exitFullscreen();
  }, []);

  const acknowledge = async (then: Answer): Promise<void> => {
    if (sending !== null) return;
    setSending(then);
    setProblem(undefined);
    try {
      const { dueAt } = await client.call(acknowledgeRealityCheck, {});
      if (then !== 'on') follow(places[then]);
      // The gateway has recorded the answer; refetches the session without blocking the player.
      queries.setQueryData<Standing>(
        callKey(playSession, {}),
        (known) => known && { ...known, realityCheck: { ...known.realityCheck, isDue: false, dueAt } },
      );
      void refreshCall(queries, playSession);
    } catch (error) {
      if (!isCallError(error)) throw error;
      setProblem((isOutcomeUnknown(error) ? undefined : error.serverMessage) ?? t('check_failed'));
    } finally {
      setSending(null);
    }
  };
  const leave = (): void => {
    // Logging out does not wait for the gateway's response.
    client.call(logout, {}).catch(() => undefined);
    leaveSession();
    navigate('/');
  };

  return (
    <Dialog
      name="realityCheck"
      open
      // Only an answer closes it.
      onClose={() => undefined}
      closeOnBackdrop={false}
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
      <Callout live="assertive" tone="critical" compact>
        {problem}
      </Callout>
    </Dialog>
  );
}

function Figures({ standing: { startedAt, session, today } }: { readonly standing: Standing }) {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  const { hours, minutes, seconds } = partsOf(useElapsed(startedAt));
  return (
    <DescriptionList
      items={[
        { term: t('time_played'), value: t('duration', { 0: hours, 1: minutes, 2: seconds }), strong: true },
        { term: t('staked'), value: <Money amount={session.stake} currency={currency} />, strong: true },
        { term: t('won'), value: <Money amount={session.win} currency={currency} />, strong: true },
        { term: t('net_session'), value: <SignedMoney amount={session.net} currency={currency} />, strong: true },
        { term: t('net_today'), value: <SignedMoney amount={today.net} currency={currency} />, strong: true },
      ]}
    />
  );
}
