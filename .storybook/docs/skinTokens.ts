import type { CSSProperties } from 'react';

import { deriveColors, type ColorToken, type ColorTokens, type ThemeName } from '../../ui/theme/derive.ts';
import { brandTokens, kitBrand, tokenName } from '../../ui/theme/tokens.ts';
import { merchantSkins } from '../skins.ts';

/** A skin's tokens, read from the stylesheet for players. */
export interface SkinTokens {
  readonly name: string;
  readonly colors: Readonly<Record<ThemeName, ColorTokens>>;
  /** Scales of radius and density. */
  readonly shape: Readonly<Record<string, string>>;
  readonly font: Readonly<Record<string, string>>;
}

export const themeNames = ['light', 'dark'] as const satisfies readonly ThemeName[];

const kitSkin: SkinTokens = {
  name: 'none',
  colors: { light: deriveColors(kitBrand, 'light'), dark: deriveColors(kitBrand, 'dark') },
  ...brandTokens(kitBrand),
};

/** The kit's default look and every merchant's. */
export const skinTokens: readonly SkinTokens[] = [
  kitSkin,
  ...Object.entries(merchantSkins).map(([name, css]) => ({
    name,
    colors: { light: colorsIn(css, ':root,[data-theme=light]'), dark: colorsIn(css, '[data-theme=dark]') },
    shape: read(css, ':root', 'shape', kitSkin.shape),
    font: read(css, ':root', 'font', kitSkin.font),
  })),
];

export const colorNames = Object.keys(kitSkin.colors.light) as ColorToken[]; // `deriveColors` returns exactly these keys.

function colorsIn(css: string, selector: string): ColorTokens {
  return read(css, selector, 'color', kitSkin.colors.light);
}

/** The tokens of a group set by a rule of the stylesheet; `like` has the names. */
function read<Tokens extends Readonly<Record<string, string>>>(css: string, selector: string, group: string, like: Tokens): Tokens {
  const rule = css.split(`\n${selector}{`)[1]?.split('}')[0] ?? '';
  const value = (name: string): string => rule.match(new RegExp(`--${tokenName([group, name])}:([^;]+);`))?.[1] ?? '';
  // The same keys as `like`, by construction.
  return Object.fromEntries(Object.keys(like).map((name) => [name, value(name)])) as Tokens;
}

/** Inline variables that set the colors of a theme on an element and its descendants. */
export function inColors(colors: ColorTokens): CSSProperties & Record<`--${string}`, string> {
  return Object.fromEntries(colorNames.map((name) => [`--${tokenName(['color', name])}`, colors[name]]));
}
