import { count } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Notices of the entry popup. */
export const props = v.strictObject({ muteDays: v.optional(count, 1) });

export type Props = v.InferOutput<typeof props>;
