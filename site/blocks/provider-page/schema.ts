import { category, pagePath } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** A provider's page: its game in the frame, launched on entry. */
export const props = v.strictObject({
  /** The vendor's code at the platform. */
  vendor: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** The category that its games are listed in. */
  category,
  /** Which of the platform's calls starts it: the usual one, or that of the sports provider. */
  call: v.optional(v.picklist(['game', 'sports']), 'game'),
  /** Where "Back" leads when there is no page to go back to. */
  back: v.optional(pagePath, '/'),
});

export type Props = v.InferOutput<typeof props>;
