import { pagePath, rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Deposits: channels, amount, instructions and history. */
export const props = v.strictObject({
  pageSize: v.optional(rows, 10),
  /** Page where players set deposit limits. */
  limits: v.optional(target),
  /** Page where a player plays after a credited deposit. */
  play: v.optional(pagePath),
});

export type Props = v.InferOutput<typeof props>;
