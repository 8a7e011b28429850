import * as v from 'valibot';

/** The lottery page: its lobby, or the lottery that the URL names. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
