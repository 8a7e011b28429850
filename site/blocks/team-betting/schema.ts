import { pageSizes } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** What the members of an agent’s team have bet, and each one’s bets. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
