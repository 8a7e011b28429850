import Color from 'colorjs.io';
import * as v from 'valibot';

import { contrastFaults, contrastPairs, measuredPairs, type MeasuredPair } from './contrast.ts';
import { deriveColors, type ColorToken, type ColorTokens, type ThemeName } from './derive.ts';
import { fontFaces, fontFamilies } from './fonts.ts';
import { layerOrder } from './layerOrder.ts';
import { brandTokens, kitBrand, tokenName, type Brand } from './tokens.ts';

/** What tools write beside a token's value (Design Tokens, 2025.10). Nothing here depends on it. */
const notes = {
  $description: v.optional(v.string()),
  $deprecated: v.optional(v.union([v.boolean(), v.string()])),
  $extensions: v.optional(v.record(v.string(), v.unknown())),
};

/** A component that has no meaning, such as the hue of a gray, is `none`. */
const component = v.union([v.number(), v.literal('none')]);

/**
 * A skin is a brand as data, in the W3C Design Tokens format: a few inputs (`brand`) from which both themes are derived,
 * and overrides by colour token for what must differ. Compiled on the server; players get plain CSS variables.
 */
export const colorToken = v.strictObject({
  $type: v.literal('color'),
  /** A CSS colour, or the format's own object form. */
  $value: v.union([
    v.string(),
    v.strictObject({
      colorSpace: v.string(),
      components: v.tuple([component, component, component]),
      alpha: v.optional(v.number()),
      /** For tools that cannot read the color space; the components are what counts. */
      hex: v.optional(v.string()),
    }),
  ]),
  ...notes,
});
const numberToken = (least: number, most: number) =>
  v.strictObject({
    $type: v.literal('number'),
    $value: v.pipe(v.number(), v.minValue(least), v.maxValue(most)),
    ...notes,
  });
const fontToken = v.strictObject({
  $type: v.literal('fontFamily'),
  $value: v.picklist(Object.keys(fontFamilies)),
  ...notes,
});

const colorNames = Object.keys(deriveColors(kitBrand, 'light'));
const overrides = v.strictObject({
  color: v.optional(v.strictObject(Object.fromEntries(colorNames.map((name) => [name, v.optional(colorToken)])))),
});

/** The shape of `skin.json`. */
export const skinSchema = v.strictObject({
  $schema: v.optional(v.string()),
  v: v.literal(1),
  brand: v.strictObject({
    accent: colorToken,
    highlight: v.optional(colorToken),
    neutral: v.optional(colorToken),
    radius: v.optional(numberToken(0, 2)),
    density: v.optional(numberToken(0.85, 1.2)),
    fontBody: v.optional(fontToken),
    fontHeading: v.optional(fontToken),
    headingWeight: v.optional(numberToken(400, 900)),
  }),
  light: v.optional(overrides),
  dark: v.optional(overrides),
});

type Skin = v.InferOutput<typeof skinSchema>;
type ColorValue = v.InferOutput<typeof colorToken>['$value'];

/** One thing wrong with a skin, at a JSON pointer into it. */
export interface SkinFault {
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
}

/** What a skin becomes: the stylesheet to link, and the theme-colour of each theme for the page's head. */
export interface CompiledSkin {
  /** Empty when there are faults: a half-right skin is never served. */
  readonly css: string;
  readonly faults: readonly SkinFault[];
}

const themes: readonly ThemeName[] = ['light', 'dark'];

/** Compiles and checks a skin. Never throws: whatever is wrong comes back as faults. */
export function compileSkin(input: unknown): CompiledSkin {
  const parsed = v.safeParse(skinSchema, input);
  if (!parsed.success) return { css: '', faults: parsed.issues.flatMap((issue) => schemaFaults(issue)) };
  const skin = parsed.output;
  const unreadable = unparsableColors(skin);
  if (unreadable.length > 0) return { css: '', faults: unreadable };

  const brand = brandOf(skin);
  const colors = { light: colorsOf(skin, brand, 'light'), dark: colorsOf(skin, brand, 'dark') };
  const faults = themes.flatMap((theme) => contrastOf(theme, colors[theme]));
  if (faults.length > 0) return { css: '', faults };
  return { css: stylesheet(brand, colors), faults: [] };
}

/** A checked pair of a skin, in one of its themes, with the colours it comes to. */
export interface SkinPair extends MeasuredPair {
  readonly theme: ThemeName;
  /** Hex colours. */
  readonly colors: { readonly on: string; readonly ground: string };
}

/** Every pair that a skin is checked for, whether it passes or not; none while the skin cannot be read. */
export function skinPairs(input: unknown): readonly SkinPair[] {
  const { success, output: skin } = v.safeParse(skinSchema, input);
  if (!success || unparsableColors(skin).length > 0) return [];
  return themes.flatMap((theme) => {
    const colors = colorsOf(skin, brandOf(skin), theme);
    return measuredPairs(colors).map((pair) => ({ ...pair, theme, colors: { on: colors[pair.on], ground: colors[pair.ground] } }));
  });
}

/** Of a value that may have several forms, the members that are wrong in the form that it comes nearest to. */
function schemaFaults(issue: v.BaseIssue<unknown>, above = ''): SkinFault[] {
  const pointer = [above, ...(issue.path ?? []).map(({ key }) => String(key))].join('/');
  const within = issue.issues?.filter(({ path }) => path !== undefined) ?? [];
  if (within.length > 0) return within.flatMap((part) => schemaFaults(part, pointer));
  return [{ pointer: pointer || '/', found: issue.received, expected: issue.expected ?? issue.message }];
}

/** Every colour of the skin with where it stands. */
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

/** What is no colour, and what others shine through though it must be told apart from them: its contrast is anybody's guess. */
function unparsableColors(skin: Skin): SkinFault[] {
  return [...skinColors(skin)].flatMap(({ pointer, value }) => {
    const color = cssColor(value);
    const found = JSON.stringify(value);
    if (color === undefined) return [{ pointer, found, expected: 'a CSS colour, e.g. "#f59e0b" or "oklch(0.7 0.15 60)"' }];
    const [, theme, , name = ''] = pointer.split('/');
    const isOpaque = color.length === '#rrggbb'.length;
    return isOpaque || (theme !== 'brand' && !measured.has(name)) ? [] : [{ pointer, found, expected: 'a colour without transparency' }];
  });
}

const measured: ReadonlySet<string> = new Set(contrastPairs.flatMap(({ on, ground }) => [on, ground]));

/** Parsed and written anew, so that nothing but a colour can reach the stylesheet. */
function cssColor(value: ColorValue): string | undefined {
  try {
    const color =
      typeof value === 'string'
        ? new Color(value)
        : new Color({
            space: value.colorSpace,
            coords: [numberOf(value.components[0]), numberOf(value.components[1]), numberOf(value.components[2])],
            alpha: value.alpha ?? 1,
          });
    return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
  } catch {
    return undefined;
  }
}

const numberOf = (part: number | 'none'): number => (part === 'none' ? 0 : part);

function colorOr(value: ColorValue | undefined, otherwise: string): string {
  return (value === undefined ? undefined : cssColor(value)) ?? otherwise;
}

function brandOf({ brand }: Skin): Brand {
  return {
    accent: colorOr(brand.accent.$value, kitBrand.accent),
    highlight: colorOr(brand.highlight?.$value, kitBrand.highlight),
    neutral: colorOr(brand.neutral?.$value, kitBrand.neutral),
    radius: brand.radius?.$value ?? kitBrand.radius,
    density: brand.density?.$value ?? kitBrand.density,
    fontBody: brand.fontBody?.$value ?? kitBrand.fontBody,
    fontHeading: brand.fontHeading?.$value ?? brand.fontBody?.$value ?? kitBrand.fontHeading,
    headingWeight: brand.headingWeight?.$value ?? kitBrand.headingWeight,
  };
}

function colorsOf(skin: Skin, brand: Brand, theme: ThemeName): ColorTokens {
  const colors = deriveColors(brand, theme);
  for (const [name, token] of Object.entries(skin[theme]?.color ?? {})) {
    const css = token && cssColor(token.$value);
    // The schema allows the contract's own names only.
    if (css) colors[name as ColorToken] = css;
  }
  return colors;
}

function contrastOf(theme: ThemeName, colors: ColorTokens): SkinFault[] {
  return contrastFaults(colors).map(({ on, ground, atLeast, ratio }) => ({
    pointer: `/${theme}/color/${on}`,
    found: `${colors[on]} on ${ground} ${colors[ground]}: contrast ${ratio}`,
    expected: `contrast of at least ${atLeast}`,
  }));
}

/** Both themes are always written: a lone `:root` rule of the skin would also beat the base's dark rule. */
function stylesheet(brand: Brand, colors: Record<ThemeName, ColorTokens>): string {
  const tokens = brandTokens(brand);
  return [
    // Said here too: where this sheet loads before the kit's, as it does with hot reload, its layer is still the last.
    `@layer ${layerOrder.join(',')};`,
    fontFaces([brand.fontBody, brand.fontHeading]),
    `@layer ${layerOrder[4]}{`,
    `:root{${declarations(['shape'], tokens.shape)}${declarations(['font'], tokens.font)}${declarations(['color'], colors.light)}}`,
    `:root[data-theme=dark]{${declarations(['color'], colors.dark)}}`,
    '}',
  ].join('\n');
}

function declarations(path: readonly string[], group: Readonly<Record<string, string>>): string {
  return Object.entries(group)
    .map(([name, value]) => `--${tokenName([...path, name])}:${value};`)
    .join('');
}
