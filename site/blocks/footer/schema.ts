import { count, icon, label, menuId, milliseconds, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** What a license says of itself, so that players can look it up: who gave it, its number, and where that is shown. */
const proof = v.strictObject({ authority: label, number: v.pipe(v.string(), v.minLength(1)), to: target });

/** Vendor logos, licenses, help menu, minimum age and copyright. */
export const props = v.strictObject({
  menu: menuId,
  licences: v.array(v.strictObject({ icon, title: label, text: label, proof: v.optional(proof) })),
  /** Defaults of [FTR-1]. */
  vendorSlides: v.optional(count, 10),
  vendorEveryMs: v.optional(milliseconds, 3000),
  responsiblePlay: label,
});

export type Props = v.InferOutput<typeof props>;
