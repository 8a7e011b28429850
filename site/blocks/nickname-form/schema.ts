import * as v from 'valibot';

/** What others see instead of the account's name. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
