import * as v from 'valibot';

/** The e-mail of the account. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
