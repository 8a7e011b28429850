import * as v from 'valibot';

/** Betting on the lottery in the URL. */
export const props = v.strictObject({
  /** Quick stakes as multiples of the minimum stake, or as points if the play uses them. */
  stakeSteps: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(6)), [1, 10, 50, 100]),
});

export type Props = v.InferOutput<typeof props>;
