import * as v from 'valibot';

/** One notice in full, with previous and next buttons. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
