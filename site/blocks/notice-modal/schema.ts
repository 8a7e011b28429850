import * as v from 'valibot';

/** One notice in full, with the others a step away. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
