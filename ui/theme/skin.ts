import * as v from 'valibot';

import { contrastFaults, contrastPairs, measuredPairs, type MeasuredPair } from './contrast.ts';
import { cssColor } from './cssColor.ts';
import { readTokens } from './designTokens.ts';
import { deriveColors, highlightBeside, type ColorToken, type ColorTokens, type ThemeName } from './derive.ts';
import { nearTones } from './distance.ts';
import { fontFaces, fontFamilies } from './fonts.ts';
import type { OwnFonts } from './fontSchema.ts';
import { layerOrder } from './layerOrder.ts';
import { ownFontFaults } from './ownFonts.ts';
import { scaleOf } from './readScale.ts';
import { remembering } from './remembering.ts';
import { scaleFaults } from './scaleFaults.ts';
import type { SkinFault } from './skinFault.ts';
import { skinSchema, WEIGHTS } from './skinSchema.ts';
import type { colorToken } from './tokenSchema.ts';
import { themeTokens, type DerivedTheme, type ThemeTokens } from './themeTokens.ts';
import { brandTokens, kitBrand, scaleTokens, tokenName, type Brand } from './tokens.ts';

type Skin = v.InferOutput<typeof skinSchema>;
type ColorValue = v.InferOutput<typeof colorToken>['$value'];

/** A compiled skin: its stylesheet, and the theme color of each theme for the page's head. */
export interface CompiledSkin {
  /** Empty if there are faults: a partially valid skin is never served. */
  readonly css: string;
  readonly faults: readonly SkinFault[];
  /** Parts unknown to skins: allowed for tools, without effect on the site. */
  readonly unused: readonly SkinFault[];
  /** Tones of the skin that look the same: readable, and mistaken for each other. Only what a skin states can be. */
  readonly near: readonly SkinFault[];
}

const themes: readonly ThemeName[] = ['light', 'dark'];

/** Compiles and validates a skin. Never throws: errors are returned as faults. Remembered: most changes of config leave skins alone. */
export const compileSkin = remembering(
  500,
  (input: unknown): CompiledSkin => {
    const { skin, faults: unread } = readSkin(input);
    if (!skin) return { css: '', faults: unread, unused: [], near: [] };
    const unused = unusedIn(skin);
    const derived = derivedFrom(skin);
    const faults = themes.flatMap((theme) => contrastOf(theme, derived.colors[theme]));
    return { css: faults.length > 0 ? '' : stylesheet(derived), faults, unused, near: nearOf(skin, derived) };
  },
  (input) => String(JSON.stringify(input)),
);

function derivedFrom(skin: Skin): DerivedTheme {
  const brand = brandOf(skin);
  return {
    brand,
    colors: { light: colorsOf(skin, brand, 'light'), dark: colorsOf(skin, brand, 'dark') },
    scale: scaleOf(skin.scale),
    fonts: skin.fonts ?? {},
  };
}

/** A skin's resolved design tokens; `undefined` if it is invalid. */
export function skinTokens(input: unknown): ThemeTokens | undefined {
  const { skin } = readSkin(input);
  return skin && themeTokens(derivedFrom(skin));
}

type ReadSkin = { readonly skin: Skin; readonly faults: readonly [] } | { readonly skin: undefined; readonly faults: readonly SkinFault[] };

function readSkin(input: unknown): ReadSkin {
  const { value, faults: dangling } = readTokens(input);
  if (dangling.length > 0) return { skin: undefined, faults: dangling };
  const parsed = v.safeParse(skinSchema, value);
  if (!parsed.success) return { skin: undefined, faults: parsed.issues.flatMap((issue) => schemaFaults(issue)) };
  const { scale, fonts = {} } = parsed.output;
  const faults = [...unparsableColors(parsed.output), ...unknownFonts(parsed.output), ...scaleFaults(scale), ...ownFontFaults(fonts)];
  return faults.length > 0 ? { skin: undefined, faults } : { skin: parsed.output, faults: [] };
}

const known = new Set(Object.keys(skinSchema.entries));

function unusedIn(skin: Skin): SkinFault[] {
  const names = Object.keys(skin).filter((name) => !known.has(name));
  return names.map((name) => ({ pointer: `/${name}`, found: name, expected: 'a group of a skin: brand, scale, fonts, light or dark' }));
}

/** A checked pair of a skin, in one of its themes, with its resolved colors. */
export interface SkinPair extends MeasuredPair {
  readonly theme: ThemeName;
  /** Hex colors. */
  readonly colors: { readonly on: string; readonly ground: string };
}

/** Every checked pair of a skin, whether or not it passes; empty if the skin is invalid. */
export function skinPairs(input: unknown): readonly SkinPair[] {
  const { skin } = readSkin(input);
  if (!skin) return [];
  return themes.flatMap((theme) => {
    const colors = colorsOf(skin, brandOf(skin), theme);
    return measuredPairs(colors).map((pair) => ({ ...pair, theme, colors: { on: colors[pair.on], ground: colors[pair.ground] } }));
  });
}

/** For a value with several valid forms, the errors of the closest one. */
function schemaFaults(issue: v.BaseIssue<unknown>, above = ''): SkinFault[] {
  const pointer = [above, ...(issue.path ?? []).map(({ key }) => String(key))].join('/');
  const within = issue.issues?.filter(({ path }) => path !== undefined) ?? [];
  if (within.length > 0) return within.flatMap((part) => schemaFaults(part, pointer));
  return [{ pointer: pointer || '/', found: issue.received, expected: issue.expected ?? issue.message }];
}

/** Every color of the skin with its location. */
function* skinColors(skin: Skin): Generator<{ pointer: string; value: ColorValue }> {
  for (const name of ['accent', 'highlight', 'neutral'] as const) {
    const token = skin.brand[name];
    if (token) yield { pointer: `/brand/${name}/$value`, value: token.$value };
  }
  for (const theme of themes) {
    for (const [name, token] of Object.entries(skin[theme]?.color ?? {})) {
      if (token) yield { pointer: `/${theme}/color/${name}/$value`, value: token.$value };
    }
  }
}

/** Invalid colors, and translucent ones in pairs, whose contrast is undefined. */
function unparsableColors(skin: Skin): SkinFault[] {
  return [...skinColors(skin)].flatMap(({ pointer, value }) => {
    const color = cssColor(value);
    const found = JSON.stringify(value);
    if (color === undefined) return [{ pointer, found, expected: 'a CSS color, e.g. "#f59e0b" or "oklch(0.7 0.15 60)"' }];
    if (contradicts(value, color)) return [{ pointer, found, expected: `a hex like its components, ${color}, or none` }];
    const [, theme, , name = ''] = pointer.split('/');
    const isOpaque = color.length === '#rrggbb'.length;
    return isOpaque || (theme !== 'brand' && !measured.has(name)) ? [] : [{ pointer, found, expected: 'a color without transparency' }];
  });
}

/** A font family, or a list of them, that neither the kit nor the skin has. */
function unknownFonts({ brand, fonts = {} }: Skin): SkinFault[] {
  return (['fontBody', 'fontHeading'] as const).flatMap((name) => {
    const value = brand[name]?.$value;
    if (value === undefined || familyOf(value, fonts) !== undefined) return [];
    const families = [...Object.keys(fonts), ...Object.keys(fontFamilies)].join(', ');
    return [{ pointer: `/brand/${name}/$value`, found: JSON.stringify(value), expected: `one of ${families}, or its files in fonts` }];
  });
}

const familyOf = (value: string | readonly string[], fonts: OwnFonts): string | undefined =>
  [value].flat().find((name) => Object.hasOwn(fonts, name) || Object.hasOwn(fontFamilies, name));

/** Whether a color's `hex` contradicts its components, which count. Outside of sRGB it is the nearest there. */
const contradicts = (value: ColorValue, color: string): boolean =>
  typeof value !== 'string' && value.colorSpace === 'srgb' && value.hex !== undefined && value.hex.toLowerCase() !== color.slice(0, 7);

const measured: ReadonlySet<string> = new Set(contrastPairs.flatMap(({ on, ground }) => [on, ground]));

function colorOr(value: ColorValue | undefined, otherwise: string): string {
  return (value === undefined ? undefined : cssColor(value)) ?? otherwise;
}

function brandOf({ brand, fonts = {} }: Skin): Brand {
  const accent = colorOr(brand.accent.$value, kitBrand.accent);
  return {
    accent,
    highlight: brand.highlight ? colorOr(brand.highlight.$value, kitBrand.highlight) : highlightBeside(accent, kitBrand.highlight),
    neutral: colorOr(brand.neutral?.$value, kitBrand.neutral),
    radius: brand.radius?.$value ?? kitBrand.radius,
    density: brand.density?.$value ?? kitBrand.density,
    fontBody: familyOf(brand.fontBody?.$value ?? [], fonts) ?? kitBrand.fontBody,
    fontHeading: familyOf(brand.fontHeading?.$value ?? brand.fontBody?.$value ?? [], fonts) ?? kitBrand.fontHeading,
    headingWeight: weightOf(brand.headingWeight?.$value ?? kitBrand.headingWeight),
  };
}

const weightOf = (value: number | keyof typeof WEIGHTS): number => (typeof value === 'number' ? value : WEIGHTS[value]);

function colorsOf(skin: Skin, brand: Brand, theme: ThemeName): ColorTokens {
  const colors = Object.entries(skin[theme]?.color ?? {}).flatMap(([name, token]) => {
    const css = token && cssColor(token.$value);
    return css ? [[name, css] as const] : [];
  });
  const stated = Object.fromEntries(colors);
  // The schema allows only the names of tokens.
  return { ...deriveColors(brand, theme, stated), ...stated };
}

function contrastOf(theme: ThemeName, colors: ColorTokens): SkinFault[] {
  return contrastFaults(colors).map(({ on, ground, atLeast, ratio }) => ({
    pointer: `/${theme}/color/${on}`,
    found: `${colors[on]} on ${ground} ${colors[ground]}: contrast ${ratio}`,
    expected: `contrast of at least ${atLeast}`,
  }));
}

/** Two tones of the brand are near in both themes, and named once. */
function nearOf(skin: Skin, { colors }: DerivedTheme): SkinFault[] {
  const found = themes.flatMap((theme) =>
    nearTones(colors[theme]).map(({ tones, distance, atLeast }): SkinFault => {
      const [one, other] = tones;
      return {
        pointer: statedAt(skin, theme, tones),
        found: `${one} ${colors[theme][one]} beside ${other} ${colors[theme][other]}: distance ${distance}`,
        expected: `a distance of at least ${atLeast}, so that ${one} and ${other} can be told apart`,
      };
    }),
  );
  return [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** Where the skin states one of two tones: its theme, else its brand. */
function statedAt(skin: Skin, theme: ThemeName, tones: readonly ColorToken[]): string {
  const inTheme = tones.find((tone) => skin[theme]?.color?.[tone]);
  if (inTheme) return `/${theme}/color/${inTheme}`;
  return `/brand/${tones.some((tone) => tone.startsWith('highlight')) && skin.brand.highlight ? 'highlight' : 'accent'}`;
}

/** Both themes are always written: a lone light rule of the skin would also override the base's dark one. */
function stylesheet({ brand, colors, scale, fonts }: DerivedTheme): string {
  const tokens = brandTokens(brand, fonts);
  const steps = Object.entries(scaleTokens(scale)).map(([group, values]) => declarations([group], values));
  return [
    // Repeated here: if this sheet loads before the kit's, as with hot reload, its layer is still the last.
    `@layer ${layerOrder.join(',')};`,
    fontFaces([brand.fontBody, brand.fontHeading], fonts),
    `@layer ${layerOrder[4]}{`,
    `:root{${declarations(['shape'], tokens.shape)}${declarations(['font'], tokens.font)}${steps.join('')}}`,
    // Of the page, and of any element with the attribute.
    `:root,[data-theme=light]{${declarations(['color'], colors.light)}}`,
    `[data-theme=dark]{${declarations(['color'], colors.dark)}}`,
    '}',
  ].join('\n');
}

function declarations(path: readonly string[], group: Readonly<Record<string, string>>): string {
  return Object.entries(group)
    .map(([name, value]) => `--${tokenName([...path, name])}:${value};`)
    .join('');
}
