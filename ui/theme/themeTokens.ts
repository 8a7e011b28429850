import Color from 'colorjs.io';

import type { ColorTokens, ThemeName } from './derive.ts';
import { fontStack } from './fonts.ts';
import type { OwnFonts } from './fontSchema.ts';
import { kitScale, kitShadows, shadowSteps, type Scale, type ScaleGroup, type ShadowLayer } from './scale.ts';
import type { Brand } from './tokens.ts';

/** A brand, the colors of its themes, and its steps and fonts in place of the kit's. */
export interface DerivedTheme {
  readonly brand: Brand;
  readonly colors: Readonly<Record<ThemeName, ColorTokens>>;
  readonly scale: Scale;
  readonly fonts: OwnFonts;
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

const families = (family: string, fonts: OwnFonts): string[] =>
  fontStack(family, fonts)
    .split(', ')
    .map((name) => name.replaceAll('"', ''));

const px = (value: number) => ({ value, unit: 'px' });

/** Every step, the kit's where the skin states none; before density and radius multiply it. */
function scaleGroup({ steps, shadow }: Scale) {
  const stepsOf = (group: ScaleGroup) => ({
    $type: group === 'motion' ? 'duration' : 'dimension',
    ...Object.fromEntries(
      Object.entries<number>(kitScale[group]).map(([name, size]) => {
        const value = steps[group].get(name) ?? size;
        return [nameOf(name), { $value: group === 'motion' ? { value, unit: 'ms' } : px(value) }];
      }),
    ),
  });
  return {
    space: stepsOf('space'),
    'font-size': stepsOf('fontSize'),
    radius: stepsOf('radius'),
    'border-width': stepsOf('borderWidth'),
    motion: stepsOf('motion'),
    shadow: {
      $type: 'shadow',
      ...Object.fromEntries(shadowSteps.map((name) => [name, { $value: (shadow.get(name) ?? kitShadows[name]).map(shadowValue) }])),
    },
  };
}

const shadowValue = ({ color, offsetX, offsetY, blur, spread, inset }: ShadowLayer) => ({
  color: colorValue(color),
  offsetX: px(offsetX),
  offsetY: px(offsetY),
  blur: px(blur),
  spread: px(spread),
  ...(inset && { inset }),
});

/** A skin's resolved tokens as a Design Tokens file (2025.10), for design tools: one group per theme. */
export function themeTokens({ brand, colors, scale, fonts }: DerivedTheme) {
  return {
    light: { $description: 'Colors of the light theme', color: colorsOf(colors.light) },
    dark: { $description: 'Colors of the dark theme', color: colorsOf(colors.dark) },
    shape: {
      $type: 'number',
      radius: { $value: brand.radius, $description: 'Multiplies every radius' },
      density: { $value: brand.density, $description: 'Multiplies spacing and heights of controls' },
    },
    font: {
      body: { $type: 'fontFamily', $value: families(brand.fontBody, fonts) },
      heading: { $type: 'fontFamily', $value: families(brand.fontHeading, fonts) },
      'heading-weight': { $type: 'fontWeight', $value: brand.headingWeight },
    },
    scale: scaleGroup(scale),
  };
}

export type ThemeTokens = ReturnType<typeof themeTokens>;
