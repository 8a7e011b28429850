import { pageSizes } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Betting totals of an agent’s team by member, and each member's bets. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
