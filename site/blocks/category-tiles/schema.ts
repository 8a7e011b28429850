import { category, menuId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The categories of a menu as large tiles. */
export const props = v.strictObject({
  menu: menuId,
  /** Rendered at double size. */
  featured: v.exactOptional(category),
  look: v.optional(v.picklist(['tile', 'pill']), 'tile'),
});

export type Props = v.InferOutput<typeof props>;
