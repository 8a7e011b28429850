import * as v from 'valibot';

/** What an agent earned, by kind and day. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
