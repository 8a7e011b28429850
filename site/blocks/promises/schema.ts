import { icon, label } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** What the site promises its players, each with an icon. */
export const props = v.strictObject({
  promises: v.pipe(v.array(v.strictObject({ icon, title: label, text: v.exactOptional(label) })), v.minLength(1), v.maxLength(8)),
  /** One more, that players are of age: what that is, the merchant's jurisdiction says. */
  minimumAge: v.exactOptional(v.strictObject({ icon })),
});

export type Props = v.InferOutput<typeof props>;
