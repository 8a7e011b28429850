import * as v from 'valibot';

/** Who the member is. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
