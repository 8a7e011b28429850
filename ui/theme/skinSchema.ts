import * as v from 'valibot';

import { deriveColors } from './derive.ts';
import { fontFamilies } from './fonts.ts';
import { fontsSchema } from './fontSchema.ts';
import { dimensionToken, durationToken, scaleGroupSchemas, scaleSchema, shadowToken } from './scaleSchema.ts';
import { colorToken, notes } from './tokenSchema.ts';
import { kitBrand } from './tokens.ts';

const numberToken = (least: number, most: number) =>
  v.strictObject({ $type: v.literal('number'), $value: v.pipe(v.number(), v.minValue(least), v.maxValue(most)), ...notes });
const radius = numberToken(0, 2);
const density = numberToken(0.85, 1.2);
const family = v.picklist(Object.keys(fontFamilies));
const fontToken = v.strictObject({
  $type: v.literal('fontFamily'),
  /** Of a list, the first that the kit or `fonts` has: the others are fallbacks in tools. */
  $value: v.union([family, v.string(), v.pipe(v.array(v.string()), v.minLength(1))]),
  ...notes,
});

/** Names of weights, by the format. */
export const WEIGHTS = {
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
} as const;
const weight = v.union([
  v.pipe(v.number(), v.minValue(400), v.maxValue(900)),
  v.picklist(Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]),
]);
const weightToken = v.strictObject({ $type: v.picklist(['fontWeight', 'number']), $value: weight, ...notes });

const colorNames = Object.keys(deriveColors(kitBrand, 'light'));
const overriddenColors = v.strictObject(Object.fromEntries(colorNames.map((name) => [name, v.optional(colorToken)])));
const overrides = v.strictObject({ color: v.optional(overriddenColors) });

const brand = v.strictObject({
  accent: colorToken,
  highlight: v.optional(colorToken),
  neutral: v.optional(colorToken),
  radius: v.optional(radius),
  density: v.optional(density),
  fontBody: v.optional(fontToken),
  fontHeading: v.optional(fontToken),
  headingWeight: v.optional(weightToken),
});

/**
 * A skin is a brand as data, in the W3C Design Tokens format: a few inputs (`brand`) from which both themes are derived,
 * steps (`scale`) and fonts in place of the kit's, and overrides by color token. Compiled on the server; players get
 * plain CSS variables.
 *
 * This is the schema with resolved types and references. Custom groups are allowed beside it.
 */
export const skinSchema = v.looseObject({
  $schema: v.optional(v.string()),
  v: v.literal(1),
  brand,
  scale: v.optional(scaleSchema),
  fonts: v.optional(fontsSchema),
  light: v.optional(overrides),
  dark: v.optional(overrides),
});

/** In a file, these may inherit their type from a group and reference other tokens as their value. */
export const tokenSchemas: ReadonlySet<unknown> = new Set([
  colorToken,
  fontToken,
  weightToken,
  radius,
  density,
  dimensionToken,
  durationToken,
  shadowToken,
]);
/** In a file, these may have the members of `groupNotes`. */
export const groupSchemas: ReadonlySet<unknown> = new Set([brand, overrides, overriddenColors, ...scaleGroupSchemas]);
export const groupNotes = v.object({
  $type: v.optional(v.string()),
  /** Another group, whose tokens are inherited. */
  $extends: v.optional(v.union([v.string(), v.strictObject({ $ref: v.string() })])),
  ...notes,
});
