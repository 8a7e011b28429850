import * as v from 'valibot';

/** Changes the login password. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
