import * as v from 'valibot';

/** Betting on the lottery that the URL names. */
export const props = v.strictObject({
  /** Stakes offered at a press, as multiples of the least stake; so many points where a play is staked in points. */
  stakeSteps: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(6)), [1, 10, 50, 100]),
});

export type Props = v.InferOutput<typeof props>;
