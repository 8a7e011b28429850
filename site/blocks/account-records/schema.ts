import { pageSizes } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Wallet transactions with filters, totals and an export. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
