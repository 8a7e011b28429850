import { rows } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** What has moved through an agent’s wallet, apart from play. */
export const props = v.strictObject({
  pageSizes: v.optional(v.pipe(v.array(rows), v.minLength(1), v.maxLength(6)), [20, 50, 100]),
});

export type Props = v.InferOutput<typeof props>;
