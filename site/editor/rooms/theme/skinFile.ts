/** A skin as the form shows and writes it. */
import * as v from 'valibot';

import { isObject } from '#site/assembler/compiler/merge.ts';
import type { Path } from '#site/assembler/compiler/pointer.ts';
import type { Json, JsonObject } from '#site/assembler/runtime/types.ts';
import { cssColor } from '#ui/theme/cssColor.ts';
import { colorDistance, hex, isReadable, lchOf, readable, type Lch } from '#ui/theme/oklch.ts';
import { skinTokens, type SkinPair } from '#ui/theme/skin.ts';
import { kitBrand } from '#ui/theme/tokens.ts';
import { colorToken } from '#ui/theme/tokenSchema.ts';

export type ThemeName = SkinPair['theme'];

/** What both themes derive from, as hex; colors that the skin leaves to the kit have what the kit makes of them. */
export interface ResolvedColors {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** Every color of a skin in both themes, by its name in `skin.json`; nothing of a skin that cannot be read. */
export function resolvedColors(skin: Json): ResolvedColors | undefined {
  const tokens = skinTokens(skin);
  if (!tokens) return undefined;
  const colorsIn = (theme: ThemeName): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(tokens[theme].color).flatMap(([name, token]) =>
        isColor(token) ? [[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), token.$value.hex]] : [],
      ),
    );
  return { light: colorsIn('light'), dark: colorsIn('dark') };
}

const isColor = (token: unknown): token is { readonly $value: { readonly hex: string } } => typeof token === 'object';

/** A color of the brand as hex; that of the kit where the skin states none, or none that can be read. */
export function brandColor(token: Json | undefined, name: 'accent' | 'highlight' | 'neutral'): string {
  const read = v.safeParse(colorToken, token);
  return (read.success ? cssColor(read.output.$value) : undefined) ?? kitBrand[name];
}

/** A color token of sRGB, its components as precise as its hex. */
export function srgbToken(color: string): JsonObject {
  const components = [1, 3, 5].map((at) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1e4) / 1e4);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: color } };
}

/** A color token of OKLCH; its hex is for tools that read sRGB alone, where a color beyond it is as near as it can be. */
export function oklchToken([l, c, h]: Lch): JsonObject {
  const components = [Math.round(l * 1e4) / 1e4, Math.round(c * 1e4) / 1e4, Math.round(h * 10) / 10];
  return { $type: 'color', $value: { colorSpace: 'oklch', components, hex: hex([l, c, h]) } };
}

/** The OKLCH parts of a token: as it states them, else of the color that it comes to. */
export function lchOfToken(token: Json | undefined, color: string): Lch {
  const value = isObject(token) ? token['$value'] : undefined;
  const parts = isObject(value) && value['colorSpace'] === 'oklch' ? value['components'] : undefined;
  const [l, c, h] = Array.isArray(parts) ? parts.map((part) => (typeof part === 'number' ? part : 0)) : [];
  return l === undefined || c === undefined || h === undefined ? lchOf(color) : [l, c, h];
}

/** The color nearest to a pair's first one that can be told from every ground on which the pairs have it. */
export function nearestPassing({ theme, on, colors }: SkinPair, pairs: readonly SkinPair[]): string {
  const own = pairs.filter((pair) => pair.theme === theme && pair.on === on);
  const grounds = own.map((pair) => pair.colors.ground);
  const ratio = Math.max(...own.map(({ atLeast }) => atLeast));
  const found = (['black', 'white'] as const)
    .map((towards) => readable(lchOf(colors.on), grounds, ratio, towards))
    .filter((color) => isReadable(color, grounds, ratio))
    .toSorted((a, b) => colorDistance(a, colors.on) - colorDistance(b, colors.on));
  return found[0] ?? colors.on;
}

/** Where a color of a theme is overridden in `skin.json`. */
export const overrideAt = (theme: ThemeName, name: string): Path => [theme, 'color', name];
