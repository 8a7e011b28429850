import { target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Asks a visitor once for consent to analytics, and tracks visits after consent [SEC-9, SEC-10]. */
export const props = v.strictObject({
  /** Page that explains the use of the data. */
  privacy: v.optional(target, '/privacy'),
});

export type Props = v.InferOutput<typeof props>;
