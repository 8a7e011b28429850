import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#site/components/Icon.tsx';
import { Button, EmptyState } from '#ui';
import * as styles from './LoginNeeded.css.ts';
import { useRequireAccount } from './useRequireAccount.ts';

interface LoginNeededProps {
  readonly title: string;
  readonly text: string;
  /** Another way on, beside logging in. */
  readonly more?: ReactNode;
}

/** Stands where a real account is needed and whoever is here has none: a visitor logs in, a trial account is told why not. */
export function LoginNeeded({ title, text, more }: LoginNeededProps) {
  const { t } = useTranslation('lobby');
  const guard = useRequireAccount();
  return (
    <EmptyState
      icon={<Icon name="lock" size={28} />}
      title={title}
      text={text}
      action={
        <span className={styles.actions}>
          <Button variant="primary" onClick={() => guard({ kind: 'launch', run: () => undefined })}>
            {t('log_in')}
          </Button>
          {more}
        </span>
      }
    />
  );
}
