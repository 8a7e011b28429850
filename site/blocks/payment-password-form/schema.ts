import * as v from 'valibot';

/** The password that money needs. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
