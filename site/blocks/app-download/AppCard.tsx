import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import * as panel from '#site/features/club/panel.css.ts';
import type { App } from '#site/features/downloads/apps.ts';
import { Badge, Card, LazyImage } from '#ui';
import * as styles from './AppDownload.css.ts';

interface AppCardProps {
  readonly app: App;
  readonly showsCode: boolean;
  /** Whether the app is for the current device. */
  readonly isOwn: boolean;
}

/** One app: name, QR code and download link. */
export function AppCard({ app: { type, href, qr }, showsCode, isOwn }: AppCardProps) {
  const { t } = useTranslation('download');
  const name = t(`app_${type}`);
  return (
    <Card as="li" className={styles.app}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} {isOwn && <Badge tone="accent">{t('for_you')}</Badge>}
        </h3>
        <p className={panel.note}>{t(`app_${type}_text`)}</p>
      </div>
      {showsCode && qr !== undefined && (
        <figure className={styles.figure}>
          <span className={styles.code}>
            <LazyImage src={qr} alt={t('code_of', { 0: name })} aspectRatio={1} />
          </span>
          <figcaption className={panel.note}>{t('scan')}</figcaption>
        </figure>
      )}
      <a href={href} className={styles.primary} data-look="secondary">
        <Download size={18} aria-hidden="true" />
        {t(`get_${type}`)}
      </a>
    </Card>
  );
}
