import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { onlineAtom } from '#site/live/connection.ts';
import { store } from '#site/session/session.ts';
import { Button } from '#ui';
import * as styles from './Frame.css.ts';

/** Fallback of a failed block. With `retry` its code failed to load; it retries by itself when the connection is back. */
export function Failed({ retry }: { readonly retry?: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom, { store });
  const wasAway = useRef(false);
  useEffect(() => {
    if (online && wasAway.current) retry?.();
    wasAway.current = !online;
  }, [online, retry]);
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
