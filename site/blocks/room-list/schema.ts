import * as v from 'valibot';

/** The rooms of a game that players play against each other. */
export const props = v.strictObject({
  /** Whether rooms that cannot be entered are listed too. */
  showClosed: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;
