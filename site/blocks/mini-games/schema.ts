import { label, minorUnits, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const stakes = v.pipe(v.array(v.pipe(minorUnits, v.minValue(1))), v.minLength(1), v.maxLength(6));

const game = v.strictObject({
  game: v.picklist(['wheel', 'dice']),
  label,
  /** One-line description. */
  text: label,
  /** Overrides the stakes of all games. */
  stakes: v.optional(stakes),
});

/** Mini games with real stakes, or with play money in a trial account. */
export const props = v.strictObject({
  games: v.pipe(v.array(game), v.minLength(1), v.maxLength(12)),
  /** Stakes to choose from; the first is the default. */
  stakes,
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;
/** A game with its stakes. */
export type Offer = Props['games'][number] & { readonly stakes: Props['stakes'] };
