import * as v from 'valibot';

/** The lottery page: its lobby, or the lottery in the URL. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
