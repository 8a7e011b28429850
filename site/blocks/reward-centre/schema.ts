import { target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** What the member can join, claim and apply for, and what came of it. */
export const props = v.strictObject({
  /** The page of all promotions, offered where there are no rewards. */
  promotions: v.optional(target, '/promotions'),
});

export type Props = v.InferOutput<typeof props>;
