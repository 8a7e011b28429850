import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useText } from '#site/assembler/sdk/view.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { useSession } from '#site/session/session.ts';
import { Drawer, SelectField } from '#ui';
import { DrawerAccount } from './DrawerAccount.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import * as styles from './MenuDrawer.css.ts';
import type { Props } from './schema.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useChangeLanguage } from './useChangeLanguage.ts';

export interface MenuDrawerProps extends Pick<
  Props,
  'menu' | 'search' | 'account' | 'club' | 'drawer' | 'deposit' | 'showLanguage' | 'showTheme'
> {
  readonly onClose: () => void;
}

/** The account, the main menu and the groups of config on narrow screens, with language and theme. */
export default function MenuDrawer({ menu, search, account, club, drawer, deposit, showLanguage, showTheme, onClose }: MenuDrawerProps) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const { languages } = useMerchant();
  const { kind } = useSession();
  const change = useChangeLanguage();
  return (
    <Drawer open name="menu" title={t('menu')} onClose={onClose}>
      <div className={styles.groups}>
        {search !== undefined && (
          <SiteLink href={search} className={styles.search} onClick={onClose}>
            <Search size={20} aria-hidden="true" />
            {t('search')}
          </SiteLink>
        )}
        {account !== undefined && kind !== 'visitor' && <DrawerAccount to={account} club={club} deposit={deposit} onClose={onClose} />}
        <DrawerMenu menu={menu} name={t('main_menu')} onClose={onClose} />
        {drawer.map((group) => (
          <DrawerMenu key={group.menu} menu={group.menu} title={text(group.title)} name={text(group.title)} onClose={onClose} />
        ))}
      </div>
      <div className={styles.settings}>
        {showLanguage && languages.length > 1 && (
          <SelectField
            label={t('language')}
            value={i18n.language}
            onChange={({ target }) => change(target.value)}
            options={languages.map((code) => ({ value: code, label: localeOf(code).name, lang: localeOf(code).tag }))}
          />
        )}
        {showTheme && <ThemeSwitch />}
      </div>
    </Drawer>
  );
}
