import { pageSizes } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Profit and loss by member of an agent’s team. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
