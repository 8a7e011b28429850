import * as v from 'valibot';

/** The member's profit and loss by category and by day. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
