import { target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Greets a new player. */
export const props = v.strictObject({ to: target });

export type Props = v.InferOutput<typeof props>;
