import { pageSizes } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The member's bets with filters, totals, details and an export. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
