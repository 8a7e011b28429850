import * as v from 'valibot';

/** Where a visitor changes their mind about being counted. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
