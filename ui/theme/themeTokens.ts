import Color from 'colorjs.io';

import type { ColorTokens, ThemeName } from './derive.ts';
import { fontStack } from './fonts.ts';
import type { Brand } from './tokens.ts';

/** A brand, and the colors of its themes. */
export interface DerivedTheme {
  readonly brand: Brand;
  readonly colors: Readonly<Record<ThemeName, ColorTokens>>;
}

/** Names in the style of design tools: `on-accent`. */
const nameOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const round = (part: number): number => Math.round(part * 1e5) / 1e5;

/** A CSS color in the form of 2025.10: sRGB, with its hex for tools that support nothing else. */
export function colorValue(css: string) {
  const color = new Color(css).to('srgb');
  const [red, green, blue] = color.coords.map((part) => round(part ?? 0));
  const alpha = color.alpha ?? 1;
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(alpha < 1 && { alpha: round(alpha) }),
    hex: new Color('srgb', color.coords).toString({ format: 'hex', collapse: false }),
  };
}

const colorsOf = (colors: ColorTokens) => ({
  $type: 'color',
  ...Object.fromEntries(Object.entries(colors).map(([name, css]) => [nameOf(name), { $value: colorValue(css) }])),
});

const families = (family: string): string[] =>
  fontStack(family)
    .split(', ')
    .map((name) => name.replaceAll('"', ''));

/** A skin's resolved tokens as a Design Tokens file (2025.10), for design tools: one group per theme. */
export function themeTokens({ brand, colors }: DerivedTheme) {
  return {
    light: { $description: 'Colors of the light theme', color: colorsOf(colors.light) },
    dark: { $description: 'Colors of the dark theme', color: colorsOf(colors.dark) },
    shape: {
      $type: 'number',
      radius: { $value: brand.radius, $description: 'Multiplies every radius' },
      density: { $value: brand.density, $description: 'Multiplies spacing and heights of controls' },
    },
    font: {
      body: { $type: 'fontFamily', $value: families(brand.fontBody) },
      heading: { $type: 'fontFamily', $value: families(brand.fontHeading) },
      'heading-weight': { $type: 'fontWeight', $value: brand.headingWeight },
    },
  };
}

export type ThemeTokens = ReturnType<typeof themeTokens>;
