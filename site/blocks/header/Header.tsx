import { Fragment, type ReactNode } from 'react';
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
  const isPhone = useFact('device') === 'phone';
  const session = useFact('session');
  // On phones, who has a balance finds the search in the drawer: the row is for the amount.
  const search = props.search !== undefined && (!isPhone || session === 'visitor') && (
    <SearchButton to={props.search} isField={wide && variant !== 'bar'} />
  );
  if (!wide) return <NarrowHeader props={props} search={search} />;
  const menu = hidden ? null : <MainMenu id={props.menu} vendors={props.vendorsPerMenu} vertical={variant === 'rail'} />;
  const controls = (
    <div className={styles.controls}>
      {variant !== 'rail' && search}
      {props.showLanguage && <LanguageMenu />}
      {props.showTheme && <ThemeSwitch />}
      {variant !== 'rail' && <Account {...props} />}
    </div>
  );
  return (
    <div className={styles.header[variant]}>
      <div className={styles.row[variant]}>
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

/** What is before and after the brand, by arrangement. */
const ARRANGEMENTS = {
  start: [['menu'], ['search', 'account']],
  center: [['menu', 'search'], ['account']],
  wallet: [['account'], ['search', 'menu']],
} as const;

/** One row: the button of the menu's drawer, brand, search and account. */
function NarrowHeader({ props, search }: { readonly props: Props; readonly search: ReactNode }) {
  const parts = {
    menu: props.showMenu && <MenuButton {...props} />,
    search,
    account: <Account {...props} loginForm={false} />,
  };
  const [before, after] = ARRANGEMENTS[props.narrow];
  const group = (names: readonly (keyof typeof parts)[]) => (
    <div className={styles.controls}>
      {names.map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
    </div>
  );
  return (
    <div className={styles.header.bar}>
      <div className={styles.narrow} data-arrangement={props.narrow}>
        {group(before)}
        <Brand />
        {group(after)}
      </div>
    </div>
  );
}

/** The merchant's logo and name; links to home. */
function Brand() {
  const { t } = useTranslation();
  const { name, head } = useMerchant();
  return (
    <SiteLink href="/" className={styles.brand} aria-label={t('home_link', { 0: name })}>
      <img src={head.favicon} alt="" width={styles.LOGO} height={styles.LOGO} />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </SiteLink>
  );
}
