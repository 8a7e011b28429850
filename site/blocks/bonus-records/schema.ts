import { pageSizes } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The bonuses that the member has received, by type. */
export const props = v.strictObject({
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;
