import * as v from 'valibot';

/** Profile of the member. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
