import { target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Asks a visitor once whether visits may be counted, and counts them where that is allowed (SEC-9, SEC-10). */
export const props = v.strictObject({
  /** Where it says what is done with what is counted. */
  privacy: v.optional(target, '/privacy'),
});

export type Props = v.InferOutput<typeof props>;
