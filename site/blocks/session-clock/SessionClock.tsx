import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { Elapsed } from '#site/features/responsiblePlay/SessionFigures.tsx';
import { useCurrentSession } from '#site/features/responsiblePlay/usePlaySession.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Text } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './SessionClock.css.ts';

/** Time and result of the session in one line; `null` for visitors or without data from the gateway. */
export default function SessionClock({ props }: BlockProps<Props>) {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  const { data, isPending } = useCurrentSession();
  if (data === undefined) return isPending ? <div className={styles.strip} /> : null;
  return (
    <section className={styles.strip} aria-label={t('clock')}>
      <span className={styles.part}>
        <Timer size={16} aria-hidden="true" />
        <Elapsed since={data.startedAt} />
      </span>
      <span className={styles.part}>
        <Text as="span" size="sm" tone="muted">
          {t('net')}
        </Text>
        <SignedMoney amount={data.session.net} currency={currency} />
      </span>
      <SiteLink href={props.to} className={styles.link}>
        {t('limits_link')}
      </SiteLink>
    </section>
  );
}
