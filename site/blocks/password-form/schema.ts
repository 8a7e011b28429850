import * as v from 'valibot';

/** A new login password. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
