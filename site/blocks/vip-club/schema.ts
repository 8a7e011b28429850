import { label, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z_]*$/), v.maxLength(30));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const MATERIALS = ['bronze', 'jade', 'silver', 'gold', 'platinum', 'sapphire', 'diamond', 'ruby'] as const;
const PARTS = ['progress', 'levels', 'compare'] as const;
/** Units of privileges. `vipService` has no value: it applies to the ranks in `site.json`. */
const UNITS = ['included', 'points', 'percent', 'times', 'vipService'] as const;

/** Levels of the club, their privileges, and the member's progress. */
export const props = v.strictObject({
  parts: v.optional(v.pipe(v.array(v.picklist(PARTS)), v.minLength(1)), [...PARTS]),
  levels: v.pipe(
    v.record(
      id,
      v.strictObject({
        /** The platform's rank number. */
        rank: whole,
        /** Minimum club points. */
        points: whole,
        name: v.exactOptional(label),
        /** Of its medal; by its place among the levels if absent. */
        material: v.exactOptional(v.picklist(MATERIALS)),
        /** Values of privileges by id. */
        gives: v.optional(v.record(id, v.pipe(v.number(), v.minValue(0))), {}),
      }),
    ),
    v.minEntries(1),
    v.maxEntries(20),
  ),
  privileges: v.pipe(v.record(id, v.strictObject({ unit: v.picklist(UNITS), name: v.exactOptional(label) })), v.maxEntries(20)),
  login: v.optional(target, 'modal:loginPopupModal'),
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;
