import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { Button } from '#ui';
import * as styles from './Frame.css.ts';

/** Stands where a block could not be shown; with `retry`, because its code did not come in time (spec, section 8). */
export function Failed({ retry }: { readonly retry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failed} role="status">
      <p>{t(retry ? 'page_slow' : 'block_failed')}</p>
      {retry && (
        <Button variant="secondary" size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
