import { pageSizes } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Transactions of the agent's wallet, without bets. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
