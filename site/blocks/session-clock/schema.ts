import { target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Duration and net result of the session [SEC-6]. */
export const props = v.strictObject({
  /** Where players set their limits. */
  to: v.optional(target, '/responsible-play'),
});

export type Props = v.InferOutput<typeof props>;
