import * as v from 'valibot';

/** Two-factor authentication. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
