import { rows } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Where the member is and was logged in. */
export const props = v.strictObject({ pageSize: v.optional(rows, 20) });

export type Props = v.InferOutput<typeof props>;
