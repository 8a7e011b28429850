import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import { Icon } from '#site/components/Icon.tsx';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { Button, EmptyState } from '#ui';
import * as styles from './LoadProblem.css.ts';

interface LoadProblemProps {
  readonly error: CallError;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Error state: cause, details for support, and a retry button. On success, the focus moves to the loaded content. */
export function LoadProblem({ error, onRetry, retrying = false }: LoadProblemProps) {
  const { t } = useTranslation('lobby');
  const box = useRef<HTMLDivElement>(null);
  const block = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    block.current = box.current?.closest<HTMLElement>('[data-cfg]') ?? null;
  }, []);
  useFocusHandoff(box, block);
  return (
    <div ref={box} role="alert" aria-busy={retrying}>
      <EmptyState
        icon={<Icon name="support" size={28} />}
        title={t(error.isOffline ? 'offline_title' : 'failed_title')}
        text={
          // A new key, so that screen readers announce a repeated failure.
          <span key={String(retrying)}>
            <span>{error.isOffline ? t('offline_text') : (error.serverMessage ?? t('failed_text'))}</span>
            {error.reference !== undefined && <small className={styles.request}>{t('request_id', { 0: error.reference })}</small>}
          </span>
        }
        action={
          <Button variant="primary" loading={retrying} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
