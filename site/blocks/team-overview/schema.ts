import * as v from 'valibot';

/** An agent team's results in a period. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
