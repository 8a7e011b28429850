import { centreId, menuId, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The member or agent center: a menu of entries and the selected entry. Used in a modal. */
export const props = v.strictObject({
  centre: centreId,
  /** Main actions below the balance, on phones. */
  actions: v.optional(menuId),
  /** Where the member's level leads on phones; the hub shows no level without it. */
  club: v.optional(target),
});

export type Props = v.InferOutput<typeof props>;
