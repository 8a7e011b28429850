import * as v from 'valibot';

/** Lets a visitor change the consent to analytics. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
