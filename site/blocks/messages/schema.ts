import { rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The platform's messages to the member: read, select, delete. */
export const props = v.strictObject({ pageSize: v.optional(rows, 10) });

export type Props = v.InferOutput<typeof props>;
