import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Minutes, SessionFigures } from '#site/features/responsiblePlay/SessionFigures.tsx';
import { useCurrentSession } from '#site/features/responsiblePlay/usePlaySession.ts';
import { Popover, Stack, VisuallyHidden } from '#ui';
import * as styles from './Session.css.ts';

/** How long the session has lasted; opens what it has brought [SEC-6]. `null` without data from the gateway. */
export default function SessionButton({ to }: { readonly to: string }) {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  const { data, refetch } = useCurrentSession();
  if (data === undefined) return null;
  const trigger = (
    <button type="button" className={styles.button}>
      <Timer size={16} aria-hidden="true" />
      <VisuallyHidden>{t('clock')} </VisuallyHidden>
      <Minutes since={data.startedAt} />
    </button>
  );
  return (
    <Popover trigger={trigger} align="end" aria-label={t('clock')} onOpenChange={(open) => open && void refetch()}>
      <Stack gap="sm">
        <SessionFigures standing={data} currency={currency} />
        <SiteLink href={to} className={styles.link}>
          {t('limits_link')}
        </SiteLink>
      </Stack>
    </Popover>
  );
}
