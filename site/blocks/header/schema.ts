import { count, label, menuId, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Brand, language, theme, account and the main menu. */
export const props = v.strictObject({
  /** `bar`: one row on top. `stacked`: account row over menu row. `rail`: menu down the side. */
  variant: v.optional(v.picklist(['bar', 'stacked', 'rail']), 'bar'),
  menu: menuId,
  memberMenu: menuId,
  /** Where whoever is here adds money, in a button beside the balance; none without it. Phones have no room for it. */
  deposit: v.optional(v.strictObject({ to: target, label })),
  /** A category's dropdown shows this many vendors, then "More". */
  vendorsPerMenu: v.optional(count, 6),
  /** On wide screens, visitors find name and password in the header; a rail has no room for them. */
  loginForm: v.optional(v.boolean(), false),
  showMenu: v.optional(v.boolean(), true),
  /** Pages with a navigation of their own: there wide screens have no main menu. Phones keep the button of theirs. */
  menuHiddenAt: v.optional(v.array(target), []),
  showLanguage: v.optional(v.boolean(), true),
  showTheme: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;
