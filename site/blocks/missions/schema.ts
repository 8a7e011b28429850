import { rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const PERIODS = ['day', 'week', 'month'] as const;

/** Missions with progress, and the leaderboard of mission points. */
export const props = v.strictObject({
  /** The leaderboard's period. */
  board: v.optional(v.picklist(PERIODS), 'week'),
  count: v.optional(rows, 20),
});

export type Props = v.InferOutput<typeof props>;
