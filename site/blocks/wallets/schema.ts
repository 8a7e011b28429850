import * as v from 'valibot';

/** The member's wallets, and transfers between them. */
export const props = v.strictObject({});

export type Props = v.InferOutput<typeof props>;
