import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { playSession, REALITY_CHECK_MINUTES, setRealityCheck } from '#site/api/contract/play.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { usePlaySession } from '#site/features/responsiblePlay/usePlaySession.ts';
import { Callout, RadioField, Skeleton, useToast } from '#ui';
import { Section } from './Section.tsx';

const CHOICES = [0, ...REALITY_CHECK_MINUTES] as const;

/** Interval of the reality check. */
export function RealityCheckChoice() {
  const { t } = useTranslation('responsible');
  const { data, error, isFetching, refetch } = usePlaySession();
  const { send, problem } = useMoneyWrite(setRealityCheck, [playSession]);
  const showToast = useToast();
  /** The last selection, until the gateway accepts or rejects it. */
  const [wanted, setWanted] = useState<(typeof CHOICES)[number]>();
  const latest = useRef(wanted);

  const choose = async (minutes: number): Promise<void> => {
    const known = CHOICES.find((choice) => choice === minutes);
    if (known === undefined) return;
    const isSending = latest.current !== undefined;
    latest.current = known;
    setWanted(known);
    // Arrow keys select in quick succession: the latest selection is sent after the pending request.
    if (isSending) return;
    let sent: typeof wanted;
    let isSaved = false;
    while (latest.current !== undefined && latest.current !== sent) {
      sent = latest.current;
      isSaved = (await send({ minutes: sent })) !== undefined;
    }
    latest.current = undefined;
    setWanted(undefined);
    if (isSaved) showToast({ tone: 'positive', message: t('check_saved') });
  };

  return (
    <Section title={t('reality_title')} text={t('reality_text')}>
      {data ? (
        <RadioField
          label={t('reality_label')}
          variant="chips"
          value={String(wanted ?? data.realityCheck.minutes)}
          options={data.realityCheck.choices.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('reality_off') : t('reality_minutes', { 0: minutes }),
          }))}
          onChange={(event) => void choose(Number(event.target.value))}
        />
      ) : error ? (
        <LoadProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={84} />
      )}
      <Callout live="assertive" tone="critical" compact>
        {problem && (problem.serverMessage ?? t('unsure'))}
      </Callout>
    </Section>
  );
}
