import { useAtomValue } from 'jotai';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { onlineAtom } from '#site/live/connection.ts';
import { store } from '#site/session/session.ts';
import * as styles from './Frame.css.ts';

/** Says that the gateway is out of reach, and goes when it is back. The live channel does the trying. */
export function Connection() {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom, { store });
  return (
    // Said out loud also while a modal hides the page: what is marked live stays in reach of screen readers.
    <div role="status" aria-live="polite" className={online ? undefined : styles.notice}>
      {!online && (
        <>
          <WifiOff size={20} aria-hidden="true" />
          <span>{t('connection_lost')}</span>
        </>
      )}
    </div>
  );
}
