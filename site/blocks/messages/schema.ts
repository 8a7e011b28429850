import { count } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** The platform's messages to the member: read, choose, delete. */
export const props = v.strictObject({ pageSize: v.optional(v.pipe(count, v.maxValue(100)), 10) });

export type Props = v.InferOutput<typeof props>;
