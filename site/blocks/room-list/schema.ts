import * as v from 'valibot';

/** The rooms of a player-versus-player game. */
export const props = v.strictObject({
  /** Whether to list closed rooms. */
  showClosed: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;
