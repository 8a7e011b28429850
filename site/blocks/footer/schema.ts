import { count, icon, label, menuId, milliseconds } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Vendor logos, licenses, help menu, minimum age and copyright. */
export const props = v.strictObject({
  menu: menuId,
  licences: v.array(v.strictObject({ icon, title: label, text: label })),
  /** Defaults of [FTR-1]. */
  vendorSlides: v.optional(count, 10),
  vendorEveryMs: v.optional(milliseconds, 3000),
  responsiblePlay: label,
});

export type Props = v.InferOutput<typeof props>;
