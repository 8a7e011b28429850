import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { takeTimeOut, TIME_OUT_DAYS } from '#site/api/contract/play.ts';
import { Button, RadioField, useDialogs } from '#ui';
import * as styles from './ResponsiblePlay.css.ts';
import { Section } from './Section.tsx';
import { ShutOutProblem } from './ShutOutProblem.tsx';
import { useShutOut } from './useShutOut.ts';

const DAYS_OF_A_WEEK = 7;

/** Time-out from one day to six weeks. */
export function TimeOut() {
  const { t } = useTranslation('responsible');
  const dialogs = useDialogs();
  const { send, pending, problem } = useShutOut(takeTimeOut);
  const [days, setDays] = useState<(typeof TIME_OUT_DAYS)[number]>(TIME_OUT_DAYS[0]);

  const inWords = (count: number): string => {
    if (count === 1) return t('hours_24');
    return count % DAYS_OF_A_WEEK === 0 && count > DAYS_OF_A_WEEK ? t('weeks', { 0: count / DAYS_OF_A_WEEK }) : t('days', { 0: count });
  };
  const askAndSend = async (): Promise<void> => {
    const agreed = await dialogs.confirm({
      title: t('timeout_confirm_title', { 0: inWords(days) }),
      text: t('timeout_confirm_text'),
      ok: t('timeout_confirm_ok'),
      cancel: t('back'),
      tone: 'caution',
    });
    if (agreed) await send({ days });
  };

  return (
    <Section title={t('timeout_title')} text={t('timeout_text')}>
      <RadioField
        label={t('timeout_label')}
        variant="chips"
        value={String(days)}
        options={TIME_OUT_DAYS.map((count) => ({ value: String(count), label: inWords(count) }))}
        onChange={(event) => setDays(TIME_OUT_DAYS.find((count) => String(count) === event.target.value) ?? days)}
      />
      <Button className={styles.change} loading={pending} onClick={() => void askAndSend()}>
        {t('timeout_submit')}
      </Button>
      <ShutOutProblem error={problem} />
    </Section>
  );
}
