import * as v from 'valibot';

/** Metadata that tools write beside a token's value (Design Tokens, 2025.10). Ignored here. */
export const notes = {
  $description: v.optional(v.string()),
  $deprecated: v.optional(v.union([v.boolean(), v.string()])),
  $extensions: v.optional(v.record(v.string(), v.unknown())),
};

/** A component without meaning, such as the hue of a gray, is `none`. */
const component = v.union([v.number(), v.literal('none')]);

/** A CSS color, or the format's object form. */
export const color = v.union([
  v.string(),
  v.strictObject({
    colorSpace: v.string(),
    components: v.tuple([component, component, component]),
    alpha: v.optional(v.number()),
    /** For tools that do not support the color space; the components count. */
    hex: v.optional(v.string()),
  }),
]);

export const colorToken = v.strictObject({ $type: v.literal('color'), $value: color, ...notes });
