import { rows } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** The bonuses that the member has received, by type. */
export const props = v.strictObject({
  pageSizes: v.optional(v.pipe(v.array(rows), v.minLength(1), v.maxLength(6)), [20, 50, 100]),
});

export type Props = v.InferOutput<typeof props>;
