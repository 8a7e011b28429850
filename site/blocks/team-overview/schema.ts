import * as v from 'valibot';

/** What an agent's team did in a period. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
