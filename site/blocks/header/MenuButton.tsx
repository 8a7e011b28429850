import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry, preload } from '#site/lib/lazyWithRetry.ts';
import { IconButton } from '#ui';
import * as styles from './Header.css.ts';
import type { MenuDrawerProps } from './MenuDrawer.tsx';

const drawerCode = () => import('./MenuDrawer.tsx');
const MenuDrawer = lazyWithRetry(drawerCode, 'default');

/** Opens the menu drawer on narrow screens; preloads its code on pointer intent. */
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
        onPointerEnter={() => preload(drawerCode)}
        onFocus={() => preload(drawerCode)}
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
