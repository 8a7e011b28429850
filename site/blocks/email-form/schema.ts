import * as v from 'valibot';

/** Sets the account's e-mail address. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
