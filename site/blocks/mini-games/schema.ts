import { label, minorUnits, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

const stakes = v.pipe(v.array(v.pipe(minorUnits, v.minValue(1))), v.minLength(1), v.maxLength(6));

const game = v.strictObject({
  game: v.picklist(['wheel', 'dice']),
  label,
  /** What it is about, in a line. */
  text: label,
  /** Where they are others than for all games. */
  stakes: v.optional(stakes),
});

/** Mini games for a quick round; real stakes, or a trial account's play money. */
export const props = v.strictObject({
  games: v.pipe(v.array(game), v.minLength(1), v.maxLength(12)),
  /** To choose from, the first one chosen. */
  stakes,
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;
/** A game as it is offered. */
export type Offer = Props['games'][number] & { readonly stakes: Props['stakes'] };
