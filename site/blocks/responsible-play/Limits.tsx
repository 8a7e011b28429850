import { useTranslation } from 'react-i18next';

import { playLimits, type LimitKind } from '#site/api/contract/play.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Skeleton } from '#ui';
import { LimitCard } from './LimitCard.tsx';
import * as styles from './ResponsiblePlay.css.ts';
import { Section } from './Section.tsx';

/** Height and number of placeholder cards. */
const CARD = 176;
const PERIODS = 3;

/** A player's limits of one kind, one for each period. */
export function Limits({ kind }: { readonly kind: LimitKind }) {
  const { t } = useTranslation('responsible');
  const { data, error, isFetching, refetch } = useCall(playLimits, {}, { staleMs: 0 });
  const limits = data?.limits.filter((limit) => limit.kind === kind);
  return (
    <Section title={t(`${kind}_title`)} text={t(`${kind}_text`)}>
      {limits ? (
        <ul className={styles.cards}>
          {limits.map((limit) => (
            <LimitCard key={limit.period} limit={limit} />
          ))}
        </ul>
      ) : error ? (
        <LoadProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.cards} aria-busy="true">
          {Array.from({ length: PERIODS }, (_, index) => (
            <Skeleton key={index} height={CARD} />
          ))}
        </div>
      )}
    </Section>
  );
}
