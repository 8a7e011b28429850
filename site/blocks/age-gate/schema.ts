import * as v from 'valibot';

/** Asks a visitor once for the age that the jurisdiction sets (SEC-6). */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
