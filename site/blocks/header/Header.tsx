import { useTranslation } from 'react-i18next';

import { useFact, useMerchant, usePage, type BlockProps } from '#site/assembler/sdk/view.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Account } from './Account.tsx';
import * as styles from './Header.css.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MenuButton } from './MenuButton.tsx';
import type { Props } from './schema.ts';
import { SearchButton } from './SearchButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/**
 * Brand, main menu, language, theme and account. Wide screens use the variant: one row, account row above menu row, or a rail at the
 * side; on narrow screens, the menu is a drawer.
 */
export default function Header({ props }: BlockProps<Props>) {
  const wide = useFact('device') === 'desktop';
  const variant = wide ? props.variant : 'bar';
  const page = usePage();
  const hidden = !props.showMenu || (page !== null && props.menuHiddenAt.includes(page.path));
  const menu = wide && !hidden ? <MainMenu id={props.menu} vendors={props.vendorsPerMenu} vertical={variant === 'rail'} /> : null;
  const isPhone = useFact('device') === 'phone';
  const session = useFact('session');
  // On phones, who has a balance finds the search in the drawer: the row is for the amount.
  const search = props.search !== undefined && (!isPhone || session === 'visitor') && (
    <SearchButton to={props.search} isField={wide && variant !== 'bar'} />
  );
  const controls = (
    <div className={styles.controls}>
      {variant !== 'rail' && search}
      {wide && props.showLanguage && <LanguageMenu />}
      {wide && props.showTheme && <ThemeSwitch />}
      {variant !== 'rail' && <Account {...props} loginForm={wide && props.loginForm} />}
    </div>
  );
  return (
    <div className={styles.header[variant]}>
      <div className={styles.row[variant]}>
        {!wide && props.showMenu && (
          <MenuButton
            menu={props.menu}
            search={props.search}
            account={props.account}
            club={props.club}
            groups={props.drawer}
            deposit={props.deposit}
            showLanguage={props.showLanguage}
            showTheme={props.showTheme}
          />
        )}
        <Brand />
        {variant === 'bar' && menu}
        {variant !== 'rail' && controls}
      </div>
      {variant === 'rail' && search}
      {variant === 'rail' && <Account {...props} loginForm={false} stacked />}
      {variant !== 'bar' && menu}
      {variant === 'rail' && controls}
    </div>
  );
}

/** The merchant's logo and name; links to home. */
function Brand() {
  const { t } = useTranslation();
  const { name, head } = useMerchant();
  return (
    <SiteLink href="/" className={styles.brand} aria-label={t('home_link', { 0: name })}>
      <img src={head.favicon} alt="" width={40} height={40} />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </SiteLink>
  );
}
