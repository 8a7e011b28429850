import { useState } from 'react';

import { playSession, setRealityCheck } from '#site/api/contract/play.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { LoadProblem } from '#site/shared/games/LoadProblem.tsx';
import { useMoneyWrite } from '#site/shared/payment/useMoneyWrite.ts';
import { usePlaySession } from '#site/shared/play/usePlaySession.ts';
import { RadioField, Skeleton, useToast } from '#ui';
import * as styles from './ResponsiblePlay.css.ts';
import { Section } from './Section.tsx';

/** How often the player wants to be told how long and with what result. */
export function RealityCheckChoice() {
  const { t } = useTranslation('responsible');
  const { data, error, isFetching, refetch } = usePlaySession();
  const { send, pending, problem } = useMoneyWrite(setRealityCheck, [playSession]);
  const showToast = useToast();
  const [wanted, setWanted] = useState(0);

  const choose = async (minutes: number): Promise<void> => {
    const known = ([0, 15, 30, 60] as const).find((choice) => choice === minutes);
    if (known === undefined) return;
    setWanted(known);
    if ((await send({ minutes: known })) !== undefined) showToast({ tone: 'positive', message: t('check_saved') });
  };

  return (
    <Section title={t('reality_title')} text={t('reality_text')}>
      {data ? (
        <RadioField
          label={t('reality_label')}
          variant="chips"
          disabled={pending}
          value={String(pending ? wanted : data.realityCheck.minutes)}
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
      <div role="alert" className={styles.news}>
        {problem && <p className={styles.problem}>{problem.serverMessage ?? t('unsure')}</p>}
      </div>
    </Section>
  );
}
