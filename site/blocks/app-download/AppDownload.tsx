import { Download, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import * as panel from '#site/features/club/panel.css.ts';
import { ownFirst, SYSTEMS, type App } from '#site/features/downloads/apps.ts';
import { usePhoneOs } from '#site/features/downloads/usePhoneOs.ts';
import { useApps } from '#site/features/downloads/useApps.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useIsHydrated } from '#site/lib/useIsHydrated.ts';
import { EmptyState, Heading, Skeleton, Stack } from '#ui';
import * as styles from './AppDownload.css.ts';
import { AppCard } from './AppCard.tsx';
import type { Props } from './schema.ts';

export default function AppDownload({ props }: BlockProps<Props>) {
  const { t } = useTranslation('download');
  const text = useText();
  const merchant = useMerchant();
  const { apps, error, isFetching, retry } = useApps(props.apps, merchant);
  const os = usePhoneOs();
  // A server knows that it is a phone, not which.
  const device = useFact('device');
  const isUnknownPhone = !useIsHydrated() && device !== 'desktop';
  const hasNoPhone = os === undefined && !isUnknownPhone;
  const [first, ...others] = apps ? ownFirst(apps, os) : [];
  const own = first && SYSTEMS[first.type] === os ? first : undefined;

  return (
    <Stack>
      <section className={`${panel.hero} ${styles.hero}`} data-split="end">
        <Stack gap="md" align="start">
          <Heading level={2} size="xxl">
            {props.title ? text(props.title) : t('title', { 0: merchant.name })}
          </Heading>
          <p className={panel.heroText}>{props.text ? text(props.text) : t(hasNoPhone ? 'text_scan' : 'text')}</p>
          {own && <Primary app={own} />}
          {isUnknownPhone && (
            <div className={styles.reserved}>
              <Skeleton />
            </div>
          )}
        </Stack>
        <Phone name={merchant.name} />
      </section>
      {error && apps === undefined && <LoadProblem error={error} onRetry={retry} retrying={isFetching} />}
      {apps === undefined && !error && <Waiting count={props.apps.length} />}
      {apps?.length === 0 && <EmptyState icon={<Smartphone />} title={t('none_title')} text={t('none_text')} />}
      {first && (
        <ul className={styles.apps}>
          {[first, ...others].map((app) => (
            // A QR code is for another device.
            <AppCard key={app.type} app={app} showsCode={hasNoPhone} isOwn={app === own} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** The primary action on a phone. */
function Primary({ app }: { readonly app: App }) {
  const { t } = useTranslation('download');
  return (
    <a href={app.href} className={styles.primary} data-look="primary">
      <Download size={20} aria-hidden="true" />
      {t(`get_${app.type}`)}
    </a>
  );
}

/** Decorative picture of a phone. */
function Phone({ name }: { readonly name: string }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <span className={styles.brand}>{name}</span>
        <span className={styles.bar} />
        <span className={styles.squares}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <span key={place} className={styles.square} />
          ))}
        </span>
      </div>
    </div>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <div className={styles.apps} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.waiting}>
          <Skeleton />
        </span>
      ))}
    </div>
  );
}
