import { rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Active sessions and login history. */
export const props = v.strictObject({ pageSize: v.optional(rows, 20) });

export type Props = v.InferOutput<typeof props>;
