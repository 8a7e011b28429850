import { count, label, menuId, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Brand, language, theme, account and the main menu. */
export const props = v.strictObject({
  /** `bar`: one row on top. `stacked`: account row above menu row. `rail`: menu at the side. */
  variant: v.optional(v.picklist(['bar', 'stacked', 'rail']), 'bar'),
  /** The row of narrow screens. `start`: logo first. `center`: logo in the middle. `wallet`: account first, menu last. */
  narrow: v.optional(v.picklist(['start', 'center', 'wallet']), 'start'),
  menu: menuId,
  memberMenu: menuId,
  /** Menu behind the bell: its entries with their counts. No bell without it. */
  bell: v.optional(menuId),
  /** Where the member's level leads in the drawer; without it, drawer and account menu show no level. */
  club: v.optional(target),
  /** Where the account leads in the drawer of narrow screens; the drawer has none without it. */
  account: v.optional(target),
  /** Groups below the main menu in the drawer of narrow screens; one without entries is left out. */
  drawer: v.optional(v.array(v.strictObject({ title: label, menu: menuId })), []),
  /** Where the search button and its shortcuts, `/` and Ctrl-K, lead; none without it. */
  search: v.optional(target),
  /** Deposit button beside the balance; absent without it. Phones have no space for it. */
  deposit: v.optional(v.strictObject({ to: target, label })),
  /** Time and result of the member's session beside the balance, in the account's menu on phones; `to` is where limits are set. */
  clock: v.optional(v.strictObject({ to: target })),
  /** Number of vendors in a category's dropdown, before "More". */
  vendorsPerMenu: v.optional(count, 6),
  /** Shows login fields to visitors on wide screens, except in a rail. */
  loginForm: v.optional(v.boolean(), false),
  showMenu: v.optional(v.boolean(), true),
  /** Pages with separate navigation, on which wide screens hide the main menu. Phones still show the menu button. */
  menuHiddenAt: v.optional(v.array(target), []),
  showLanguage: v.optional(v.boolean(), true),
  showTheme: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;
