import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useMenu, useMerchant, useText } from '#site/assembler/sdk/view.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Drawer, SelectField } from '#ui';
import * as styles from './MenuDrawer.css.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useChangeLanguage } from './useChangeLanguage.ts';

export interface MenuDrawerProps {
  /** Id of a file in `menus/`. */
  readonly menu: string;
  readonly showLanguage: boolean;
  readonly showTheme: boolean;
  readonly onClose: () => void;
}

/** The main menu on narrow screens, with language and theme. */
export default function MenuDrawer({ menu, showLanguage, showTheme, onClose }: MenuDrawerProps) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const entries = useMenu(menu);
  const { languages } = useMerchant();
  const [path] = useLocation();
  const change = useChangeLanguage();
  return (
    <Drawer open name="menu" title={t('menu')} onClose={onClose}>
      <nav aria-label={t('main_menu')}>
        <ul className={styles.entries}>
          {entries.map(({ address, item }) => (
            <li key={address}>
              <SiteLink href={item.to} className={styles.entry} aria-current={item.to === path ? 'page' : undefined} onClick={onClose}>
                <Icon name={iconNamed(item.icon)} size={22} />
                {text(item.label)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
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
