import * as v from 'valibot';

/** Asks a visitor once to confirm the jurisdiction's minimum age [SEC-6]. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
