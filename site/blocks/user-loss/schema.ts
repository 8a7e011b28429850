import { pageSizes } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Who of an agent’s team won and lost. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
