import { target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** How long the session has lasted and what it has brought (SEC-6). */
export const props = v.strictObject({
  look: v.optional(v.picklist(['button', 'strip']), 'button'),
  /** Where players set their limits. */
  to: v.optional(target, '/responsible-play'),
});

export type Props = v.InferOutput<typeof props>;
