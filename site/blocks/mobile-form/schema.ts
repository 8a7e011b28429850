import * as v from 'valibot';

/** Sets the account's mobile number. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
