import { target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Rewards to join, claim and apply for, and their results. */
export const props = v.strictObject({
  /** The page of all promotions, linked if there are no rewards. */
  promotions: v.optional(target, '/promotions'),
});

export type Props = v.InferOutput<typeof props>;
