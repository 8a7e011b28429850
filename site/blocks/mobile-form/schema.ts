import * as v from 'valibot';

/** The mobile of the account. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
