import { category, pagePath } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** A provider's page: its game in the frame, launched on mount. */
export const props = v.strictObject({
  /** The platform's vendor code. */
  vendor: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** The category of its games. */
  category,
  /** The platform's launch call: the general one, or the sports provider's. */
  call: v.optional(v.picklist(['game', 'sports']), 'game'),
  /** Target of "Back" if the history is empty. */
  back: v.optional(pagePath, '/'),
});

export type Props = v.InferOutput<typeof props>;
