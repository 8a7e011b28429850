import * as v from 'valibot';

/** A choice among the gateway's avatars. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
