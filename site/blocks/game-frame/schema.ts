import { pagePath } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** A launched game in a sandboxed frame. */
export const props = v.strictObject({
  /** Where "Back" leads when there is no page to go back to. */
  back: v.optional(pagePath, '/'),
});

export type Props = v.InferOutput<typeof props>;
