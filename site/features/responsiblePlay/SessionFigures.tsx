import { useTranslation } from 'react-i18next';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { playSession } from '#site/api/contract/play.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import type { Currency } from '#site/i18n/format.ts';
import { DescriptionList } from '#ui';
import { clockText, partsOf } from './elapsed.ts';
import * as styles from './session.css.ts';
import { useElapsed } from './usePlaySession.ts';

type Standing = CallOutput<typeof playSession>;

/** A separate component, so that only it re-renders each second. */
export function Elapsed({ since }: { readonly since: number }) {
  return (
    <bdi dir="ltr" className={styles.digits}>
      {clockText(useElapsed(since))}
    </bdi>
  );
}

/** Hours and minutes only: running seconds on every page would distract. */
export function Minutes({ since }: { readonly since: number }) {
  const { hours, minutes } = partsOf(useElapsed(since));
  return (
    <bdi dir="ltr" className={styles.digits}>
      {hours}:{String(minutes).padStart(2, '0')}
    </bdi>
  );
}

interface SessionFiguresProps {
  readonly standing: Standing;
  readonly currency: Currency;
}

/** Time played, and the results of the session and of today. */
export function SessionFigures({ standing, currency }: SessionFiguresProps) {
  const { t } = useTranslation('responsible');
  return (
    <DescriptionList
      items={[
        { term: t('time_played'), value: <Elapsed since={standing.startedAt} />, strong: true },
        { term: t('net_session'), value: <SignedMoney amount={standing.session.net} currency={currency} />, strong: true },
        { term: t('net_today'), value: <SignedMoney amount={standing.today.net} currency={currency} />, strong: true },
      ]}
    />
  );
}
