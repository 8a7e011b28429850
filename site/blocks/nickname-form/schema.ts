import * as v from 'valibot';

/** Sets the nickname that others see instead of the account name. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
