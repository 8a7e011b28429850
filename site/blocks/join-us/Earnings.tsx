import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '#site/assembler/sdk/view.ts';
import { textTag } from '#site/i18n/i18n.ts';
import * as panel from '#site/features/club/panel.css.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { Card, Heading, Stack, Text } from '#ui';
import * as styles from './JoinUs.css.ts';
import type { Props } from './schema.ts';

const MINUTE_MS = 60_000;

/** The kinds of contract that an agent can have. */
export function Earnings({ earnings }: Pick<Props, 'earnings'>) {
  const { t, i18n } = useTranslation('club');
  const heading = useId();
  const { contractPeriods, realTimeSettleMs } = useSite().agents;
  if (earnings.length === 0) return null;
  // Interpolation values of each text.
  const periods = new Intl.ListFormat(textTag(i18n), { type: 'disjunction' }).format(
    contractPeriods.map((period) => t(`contract_${period}`)),
  );
  const values = { dividend: periods, daily: '', hourly: '', realtime: String(realTimeSettleMs / MINUTE_MS) };
  return (
    <Stack as="section" aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {t('earn_title')}
      </Heading>
      <ul className={panel.tiles}>
        {earnings.map(({ kind, icon }) => (
          <Card as="li" key={kind} className={styles.step}>
            <span className={panel.mark}>
              <Icon name={iconNamed(icon)} size={24} />
            </span>
            <Heading level={3}>{t(`earn_${kind}`)}</Heading>
            <Text size="sm" tone="muted">
              {t(`earn_${kind}_text`, { 0: values[kind] })}
            </Text>
          </Card>
        ))}
      </ul>
      <Text size="sm" tone="muted">
        {t('earn_note')}
      </Text>
    </Stack>
  );
}
