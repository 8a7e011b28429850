import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { IconButton } from '#ui';
import * as styles from './Header.css.ts';
import type { MenuDrawerProps } from './MenuDrawer.tsx';

const loadDrawer = () => import('./MenuDrawer.tsx');
const MenuDrawer = lazy(loadDrawer);

/** Opens the menu's drawer on narrow screens; its code comes when a finger reaches for it. */
export function MenuButton(drawer: Omit<MenuDrawerProps, 'onClose'>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={styles.control}
        aria-label={t('open_menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={22} />
      </IconButton>
      {open && (
        <Suspense>
          <MenuDrawer {...drawer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
