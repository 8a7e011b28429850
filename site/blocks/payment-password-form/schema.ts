import * as v from 'valibot';

/** The payment password. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
