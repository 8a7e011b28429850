import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useModal } from '#site/assembler/view.ts';
import { useSession } from '#site/session/session.ts';
import { Button } from '#ui';
import * as styles from './Header.css.ts';

const MemberPanel = lazy(() => import('./MemberPanel.tsx'));

interface AccountProps {
  /** A file of `menus/`: what the avatar opens. */
  readonly menu: string;
  /** One under the other, for a rail. */
  readonly stacked?: boolean;
}

/** Log in and sign up for visitors; balance and avatar for whoever is here. */
export function Account({ menu, stacked = false }: AccountProps) {
  const { t } = useTranslation();
  const { kind } = useSession();
  const modal = useModal();
  const size = useFact('device') === 'phone' ? 'sm' : 'md';
  if (kind !== 'visitor') {
    return (
      <Suspense>
        <MemberPanel menu={menu} stacked={stacked} />
      </Suspense>
    );
  }
  return (
    <div className={stacked ? styles.stackedAccount : styles.account}>
      <Button variant="ghost" size={size} className={styles.control} onClick={() => modal.open('loginPopupModal')}>
        {t('login')}
      </Button>
      <Button variant="primary" size={size} className={styles.register} onClick={() => modal.open('registerModal')}>
        {t('register')}
      </Button>
    </div>
  );
}
