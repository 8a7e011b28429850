import * as v from 'valibot';

/** An agent's income by kind and day. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
