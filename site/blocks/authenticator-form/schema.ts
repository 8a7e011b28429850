import * as v from 'valibot';

/** The second step of each login. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
