import * as v from 'valibot';

import { kitScale, shadowSteps, type ScaleGroup } from './scale.ts';
import { color, notes } from './tokenSchema.ts';

const dimension = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) });
export const dimensionToken = v.strictObject({ $type: v.literal('dimension'), $value: dimension, ...notes });
export const durationToken = v.strictObject({
  $type: v.literal('duration'),
  $value: v.strictObject({ value: v.number(), unit: v.picklist(['ms', 's']) }),
  ...notes,
});
const layer = v.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: v.optional(v.boolean()),
});
export const shadowToken = v.strictObject({
  $type: v.literal('shadow'),
  $value: v.union([layer, v.pipe(v.array(layer), v.minLength(1), v.maxLength(4))]),
  ...notes,
});

const steps = <Token extends v.GenericSchema>(names: readonly string[], token: Token) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, v.optional(token)])));
const stepsOf = (group: ScaleGroup) => steps(Object.keys(kitScale[group]), dimensionToken);

/** Steps of spacing, type, shape and motion that replace the kit's; the limits are in `scaleFaults.ts`. */
const entries = {
  space: v.optional(stepsOf('space')),
  fontSize: v.optional(stepsOf('fontSize')),
  radius: v.optional(stepsOf('radius')),
  borderWidth: v.optional(stepsOf('borderWidth')),
  motion: v.optional(steps(Object.keys(kitScale.motion), durationToken)),
  shadow: v.optional(steps(shadowSteps, shadowToken)),
};
export const scaleSchema = v.strictObject(entries);
/** The steps that a skin states. */
export type SkinScale = v.InferOutput<typeof scaleSchema> | undefined;
export const scaleGroupSchemas: readonly unknown[] = [scaleSchema, ...Object.values(entries).map(({ wrapped }) => wrapped)];
