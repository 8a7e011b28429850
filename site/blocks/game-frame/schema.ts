import { pagePath } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** A launched game in a sandboxed frame. */
export const props = v.strictObject({
  /** Target of "Back" if the history is empty. */
  back: v.optional(pagePath, '/'),
});

export type Props = v.InferOutput<typeof props>;
