import { cssColor, type ColorValue } from '../cssColor.ts';
import { isObject } from '../extendedGroups.ts';
import { fontFamilies } from '../fonts.ts';
import { WEIGHTS } from '../skinSchema.ts';
import { colorValue } from '../themeTokens.ts';
import { kitScale, REM_PX, scaleGroups, shadowSteps } from '../scale.ts';
import type { BrandInput } from './names.ts';

/** Converts a value to a skin's token; a string is the reason of a failure. */
export type Convert = (value: unknown) => Readonly<Record<string, unknown>> | string;

export const toColor: Convert = (value) => {
  const hex = typeof value === 'string' || isColorObject(value) ? cssColor(value) : undefined;
  return hex === undefined ? 'it is no color' : { $type: 'color', $value: colorValue(hex) };
};

function isColorObject(value: unknown): value is Exclude<ColorValue, string> {
  return (
    isObject(value) && typeof value['colorSpace'] === 'string' && Array.isArray(value['components']) && value['components'].length === 3
  );
}

/** The kit's medium radius in pixels, which a skin scales. */
const RADIUS_PX = 10;
const LARGEST_RADIUS = 2;

const toRadius: Convert = (value) => {
  const { value: size = value, unit } = isObject(value) ? value : {};
  const [, amount, textUnit] = /^(\d+(?:\.\d+)?)(px|rem)?$/.exec(String(size)) ?? [];
  if (amount === undefined) return 'it is no length in px or rem';
  const px = Number(amount) * ((unit ?? textUnit) === 'rem' ? REM_PX : 1);
  return { $type: 'number', $value: Math.min(LARGEST_RADIUS, Number((px / RADIUS_PX).toFixed(2))) };
};

/** To the first family that the kit has, or the skin beside the tokens. */
const toFont =
  (own: readonly string[]): Convert =>
  (value) => {
    const names = (Array.isArray(value) ? value : String(value).split(',')).map((name) =>
      String(name)
        .trim()
        .replaceAll(/^["']|["']$/g, ''),
    );
    const family = names.find((name) => Object.hasOwn(fontFamilies, name) || own.includes(name));
    return family === undefined
      ? `the kit has no font ${names[0]}, only ${Object.keys(fontFamilies).join(', ')}; a skin beside the tokens can bring its files (fonts)`
      : { $type: 'fontFamily', $value: family };
  };

const toWeight: Convert = (value) => {
  const name = String(value).toLowerCase().replace(/\s+/, '-');
  const weight = Object.hasOwn(WEIGHTS, name) ? WEIGHTS[name as keyof typeof WEIGHTS] : Number(value);
  return weight >= 400 && weight <= 900 ? { $type: 'fontWeight', $value: weight } : 'it is no weight from 400 to 900';
};

/** A value and its unit, as an object or as text. Figma and Tokens Studio write lengths without a unit: px. */
function measured(value: unknown, units: string, implied?: string): { readonly value: number; readonly unit: string } | undefined {
  const text = isObject(value) ? `${String(value['value'])}${String(value['unit'])}` : String(value);
  const [, amount, unit = implied] = new RegExp(`^(-?\\d+(?:\\.\\d+)?)(${units})?$`).exec(text) ?? [];
  return amount === undefined || unit === undefined ? undefined : { value: Number(amount), unit };
}

const toDimension: Convert = (value) => {
  const size = measured(value, 'px|rem', 'px');
  return size ? { $type: 'dimension', $value: size } : 'it is no length in px or rem';
};

const toDuration: Convert = (value) => {
  const time = measured(value, 'ms|s');
  return time ? { $type: 'duration', $value: time } : 'it is no duration in ms or s';
};

/** The lengths of a shadow; Tokens Studio calls two of them otherwise. */
const SHADOW_PARTS = { offsetX: 'x', offsetY: 'y', blur: 'blur', spread: 'spread' } as const;

function toLayer(layer: unknown) {
  if (!isObject(layer)) return undefined;
  const color = toColor(layer['color']);
  const parts = Object.entries(SHADOW_PARTS).map(([part, short]) => [part, measured(layer[part] ?? layer[short], 'px|rem', 'px')] as const);
  if (typeof color === 'string' || parts.some(([, size]) => size === undefined)) return undefined;
  return {
    color: color['$value'],
    ...Object.fromEntries(parts),
    ...((layer['inset'] === true || layer['type'] === 'innerShadow') && { inset: true }),
  };
}

const toShadow: Convert = (value) => {
  const layers = [value].flat().map(toLayer);
  return layers.includes(undefined) ? 'it is no shadow' : { $type: 'shadow', $value: layers };
};

/** How the value of each input of a brand is converted, where the skin beside the tokens brings these fonts. */
export const brandConverters = (ownFonts: readonly string[]): Readonly<Record<BrandInput, Convert>> => ({
  accent: toColor,
  highlight: toColor,
  neutral: toColor,
  radius: toRadius,
  fontBody: toFont(ownFonts),
  fontHeading: toFont(ownFonts),
  headingWeight: toWeight,
});

/** How the value of each step is converted, by group and name. */
export const STEP_CONVERTERS: readonly (readonly [group: string, step: string, convert: Convert])[] = [
  ...scaleGroups.flatMap((group) =>
    Object.keys(kitScale[group]).map((step) => [group, step, group === 'motion' ? toDuration : toDimension] as const),
  ),
  ...shadowSteps.map((step) => ['shadow', step, toShadow] as const),
];
