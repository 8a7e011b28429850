import { icon, label } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The site's promises to players, each with an icon. */
export const props = v.strictObject({
  promises: v.pipe(v.array(v.strictObject({ icon, title: label, text: v.exactOptional(label) })), v.minLength(1), v.maxLength(8)),
  /** Adds a card about the minimum age, which comes from the merchant's jurisdiction. */
  minimumAge: v.exactOptional(v.strictObject({ icon })),
});

export type Props = v.InferOutput<typeof props>;
