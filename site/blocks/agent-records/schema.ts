import { pageSizes } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** What has moved through an agent’s wallet, apart from play. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
