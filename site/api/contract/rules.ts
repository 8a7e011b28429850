import * as v from 'valibot';

/** A field's rule. `acceptedPattern` is a regular expression's source, `*` for any; `patternId` names its message. */
export const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.number(),
  maxLength: v.number(),
  acceptedPattern: v.string(),
  patternId: v.number(),
});
export type FieldRule = v.InferOutput<typeof fieldRule>;

/** Field name to rule. A field without a rule is off. */
export const fieldRules = v.record(v.string(), fieldRule);
export type FieldRules = v.InferOutput<typeof fieldRules>;
