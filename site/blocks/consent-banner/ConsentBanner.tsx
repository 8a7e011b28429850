import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useOffered } from '#site/third-party/host/useFrameSetting.ts';
import { consentAtom } from '#site/features/consent/consent.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';
import { Button, Text } from '#ui';
import * as styles from './ConsentBanner.css.ts';
import type { Props } from './schema.ts';
import { useMeasuring } from './useMeasuring.ts';

/** Renders nothing if neither an analytics tag nor config enables tracking; otherwise asks for consent, and tracks after it is given. */
export default function ConsentBanner({ props }: BlockProps<Props>) {
  const { data, isPlaceholderData } = useSystemStatus();
  // A tag that was cached before a reload may have been removed since.
  const tagId = isPlaceholderData ? undefined : data?.info.analytics.gtagId;
  const offered = useOffered('analytics');
  const [consent] = useAtom(consentAtom);
  useMeasuring(offered && consent === 'granted' ? tagId : undefined);
  const { jurisdiction, reports } = useMerchant();
  const measures = reports?.measuresTo !== undefined && jurisdiction.measuresNeedConsent !== false;
  const asks = measures || (offered && tagId !== undefined);
  return asks && consent === null ? <Question privacy={props.privacy} /> : null;
}

function Question({ privacy }: { readonly privacy: string }) {
  const { t } = useTranslation('shell');
  const [, answer] = useAtom(consentAtom);
  return (
    <section className={styles.banner} aria-label={t('consent_title')}>
      <Text size="sm">
        {t('consent_text')}{' '}
        <SiteLink href={privacy} className={styles.link}>
          {t('consent_more')}
        </SiteLink>
      </Text>
      {/* Both buttons have equal weight. */}
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => answer('denied')}>
          {t('consent_deny')}
        </Button>
        <Button variant="secondary" onClick={() => answer('granted')}>
          {t('consent_allow')}
        </Button>
      </div>
    </section>
  );
}
