import * as v from 'valibot';

/** Picks one of the gateway's avatars. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
