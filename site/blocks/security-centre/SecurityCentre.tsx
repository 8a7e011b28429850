import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { BlockProps } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { safetyOf, type SafetyLevel, type Security } from '#site/features/security/states.ts';
import { useSecurity } from '#site/features/security/useSecurity.ts';
import { Card, Heading, Progress, type ProgressTone, Skeleton, Stack, Text } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './SecurityCentre.css.ts';

/** The member's account, its security level, and the security settings. */
export default function SecurityCentre({ props, slots }: BlockProps<Props>) {
  const { t } = useTranslation('security');
  const { data, error, isFetching, refetch } = useSecurity();
  if (data === undefined && error) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Stack aria-busy={data === undefined}>
      <div className={styles.top}>
        {data === undefined ? <Skeleton height={200} /> : slots['profile']}
        {data === undefined ? <Skeleton height={200} /> : <Standing security={data} counts={props.counts} />}
      </div>
      {data === undefined ? (
        <Stack gap="sm">
          {Array.from({ length: 8 }, (_, place) => (
            <Skeleton key={place} height={76} />
          ))}
        </Stack>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the slot wraps each block in an element between list and items
        <div role="list" aria-label={t('sections')} className={styles.sections}>
          {slots['sections']}
        </div>
      )}
    </Stack>
  );
}

const TONES: Readonly<Record<SafetyLevel, ProgressTone>> = { low: 'critical', medium: 'caution', high: 'positive' };

interface StandingProps {
  readonly security: Security;
  readonly counts: Props['counts'];
}

function Standing({ security, counts }: StandingProps) {
  const { t } = useTranslation('security');
  const { level, set, of, next } = safetyOf(security, counts);
  const Shield = level === 'high' ? ShieldCheck : ShieldAlert;
  return (
    <Card as="section" padding="xl" className={styles.standing} aria-label={t('safety')}>
      <div className={styles.verdict} data-level={level}>
        <Shield size={28} aria-hidden="true" />
        <Heading level={3}>{t(`safety_${level}`)}</Heading>
      </div>
      <Progress label={t('safety_done')} value={set} max={of} valueText={t('safety_count', { 0: set, 1: of })} tone={TONES[level]} />
      <Text size="sm" tone="muted">
        {next === undefined ? t('safety_complete') : t(`advice_${next}`)}
      </Text>
    </Card>
  );
}
