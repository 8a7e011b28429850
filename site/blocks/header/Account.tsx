import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useModalOpener } from '#site/assembler/sdk/view.ts';
import { useSession } from '#site/session/session.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { Button } from '#ui';
import * as styles from './Header.css.ts';
import { QuickLogin } from './QuickLogin.tsx';
import type { Props } from './schema.ts';

const MemberPanel = lazyWithRetry(() => import('./MemberPanel.tsx'), 'default');

interface AccountProps extends Pick<Props, 'memberMenu' | 'bell' | 'club' | 'deposit' | 'clock' | 'loginForm'> {
  /** Vertical layout, for the rail. */
  readonly stacked?: boolean;
}

/** Login and registration buttons for visitors; balance and avatar for players. */
export function Account({ memberMenu, bell, club, deposit, clock, loginForm, stacked = false }: AccountProps) {
  const { t } = useTranslation();
  const { kind } = useSession();
  const modal = useModalOpener();
  const size = useFact('device') === 'phone' ? 'sm' : 'md';
  if (kind !== 'visitor') {
    return (
      <Suspense>
        <MemberPanel menu={memberMenu} bell={bell} club={club} deposit={deposit} clock={clock} stacked={stacked} />
      </Suspense>
    );
  }
  const logIn = { variant: 'ghost', size, className: styles.login, children: t('login') } as const;
  return (
    <div className={stacked ? styles.stackedAccount : styles.account}>
      {loginForm ? (
        <QuickLogin button={<Button type="submit" {...logIn} />} />
      ) : (
        <Button {...logIn} data-opens="?modal=loginPopupModal" onClick={() => modal.open('loginPopupModal')} />
      )}
      <Button
        variant="primary"
        size={size}
        className={styles.action}
        data-opens="?modal=registerModal"
        onClick={() => modal.open('registerModal')}
      >
        {t('register')}
      </Button>
    </div>
  );
}
