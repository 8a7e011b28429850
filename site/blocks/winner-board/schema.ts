import { label, rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Recent winners: player, game and prize [NOT-3]. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'home.winners' }),
  count: v.optional(rows, 20),
  look: v.optional(v.picklist(['list', 'podium', 'strip']), 'list'),
});

export type Props = v.InferOutput<typeof props>;
