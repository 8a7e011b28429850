import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Brand, language, theme, account and the main menu.',
  props: {
    variant: '`bar` is one row, `stacked` an account row over a menu row, `rail` puts the menu down the side.',
    narrow:
      'The row of phones and tablets: `start` has the logo beside the menu’s button, `center` in the middle, `wallet` begins with the balance and ends with the menu. The merchant’s name is beside the logo where there is room: for it, `center` and `wallet` leave the login of visitors on phones to the bottom bar.',
    menu: 'The main menu.',
    memberMenu: "The menu that opens from the member's picture.",
    bell: 'The menu behind the bell: what waits for the player, each entry with its count (`badge`). Without it, there is no bell. Phones have the counts in the account’s menu and in the center.',
    club: 'Where the member’s level leads in the drawer, such as the VIP club; without it, drawer and account menu show no level.',
    account: 'Where a press on the account in the drawer leads; without it, the drawer does not show who is logged in.',
    drawer: 'What follows the main menu in the drawer of narrow screens: menus with their headings.',
    search:
      'Where the search button leads, and the keys `/` and Ctrl-K or ⌘-K from anywhere; without it, there is none. On phones, who is logged in has it at the top of the drawer: the row is for the balance.',
    deposit: 'The button beside the balance that leads to a deposit; phones have no room for it, and use the bottom bar.',
    clock:
      'How long the member’s session has lasted and what it has brought: beside the balance, on phones in the account’s menu; `to` is where players set their limits. Visitors and guests see nothing.',
    vendorsPerMenu: 'How many vendors a category\'s dropdown shows before "More".',
    loginForm: 'Whether visitors find name and password in the header of wide screens; a rail has no room for them.',
    menuHiddenAt: 'Pages where wide screens have no main menu. Phones keep the button that opens it.',
    showMenu: 'Whether the main menu is shown.',
    showLanguage: 'Whether the language picker is shown.',
    showTheme: 'Whether the switch between light and dark is shown.',
  },
  examples: [
    { variant: 'stacked', menu: 'main', memberMenu: 'member' },
    { variant: 'rail', narrow: 'wallet', menu: 'main', memberMenu: 'member' },
  ],
};
