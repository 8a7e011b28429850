import { deriveColors, type BrandColors, type ColorTokens, type ThemeName } from './derive.ts';
import { fontFamilies, fontStack } from './fonts.ts';
import type { OwnFonts } from './fontSchema.ts';
import { kitScale, kitShadows, REM_PX, shadowCss, type Scale, type ScaleGroup, type StepOf } from './scale.ts';

/** A brand's shape and typography; colors are in `BrandColors`. Defaults are in `kitBrand`. */
export interface Brand extends BrandColors {
  /** Scales every radius: 0 is square, 1 the kit's default, up to 2. */
  readonly radius: number;
  /** Scales spacing and control heights: 0.85 is compact, 1 the kit's default, up to 1.2. */
  readonly density: number;
  /** A family of the kit, or of the skin's fonts. */
  readonly fontBody: string;
  readonly fontHeading: string;
  /** Weight of headings, 400 to 900. */
  readonly headingWeight: number;
}

/** The kit's default look, used without a skin (Storybook's default, a package user's first page). */
export const kitBrand: Brand = {
  accent: '#3b5bfd',
  highlight: '#f5b301',
  neutral: '#64708b',
  radius: 1,
  density: 1,
  fontBody: 'Plus Jakarta Sans',
  fontHeading: 'Plus Jakarta Sans',
  headingWeight: 750,
};

/** Name of a token's CSS custom property: `color.canvas` is `--pf-color-canvas`. */
export function tokenName(path: readonly string[]): string {
  return `pf-${path.join('-')}`;
}

const radius = (px: number): string => `calc(${px}px * var(--${tokenName(['shape', 'radius'])}))`;
const dense = (px: number): string => `calc(${px}px * var(--${tokenName(['shape', 'density'])}))`;

const rem = (px: number): string => `${px / REM_PX}rem`;

/** Smallest steps do not follow the density. */
const FIXED_SPACE: ReadonlySet<string> = new Set(['xxs', 'xs']);
/** The largest text on the narrowest screens, in px. */
const NARROW_DISPLAY = 32;

/** The CSS of a step, in px or milliseconds. */
const stepCss: Readonly<Record<ScaleGroup, (size: number, name: string) => string>> = {
  space: (px, name) => (FIXED_SPACE.has(name) ? `${px}px` : dense(px)),
  fontSize: (px, name) => (name === 'display' ? `clamp(${rem(Math.min(NARROW_DISPLAY, px))}, 5vw, ${rem(px)})` : rem(px)),
  radius,
  borderWidth: (px) => `${px}px`,
  motion: (ms) => `${ms}ms`,
};

function kitSteps<G extends ScaleGroup>(group: G): Record<StepOf<G>, string> {
  const steps = Object.entries<number>(kitScale[group]).map(([name, size]) => [name, stepCss[group](size, name)]);
  // The names of the group, from itself.
  return Object.fromEntries(steps) as Record<StepOf<G>, string>;
}

/** The tokens that a skin's steps set, by group and name. */
export function scaleTokens({ steps, shadow }: Scale): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const groups = Object.entries(steps).map(([group, sizes]) => {
    // The keys of the record.
    const css = stepCss[group as ScaleGroup];
    return [group, Object.fromEntries([...sizes].map(([name, size]) => [name, css(size, name)]))] as const;
  });
  return { ...Object.fromEntries(groups), shadow: Object.fromEntries([...shadow].map(([name, layers]) => [name, shadowCss(layers)])) };
}

/** The tokens that a brand sets directly. */
export function brandTokens(brand: Brand, fonts: OwnFonts = {}) {
  return {
    shape: { radius: String(brand.radius), density: String(brand.density) },
    font: {
      body: fontStack(brand.fontBody, fonts),
      heading: fontStack(brand.fontHeading, fonts),
      headingWeight: String(brand.headingWeight),
      wordSpacing: fontFamilies[brand.fontBody]?.wordSpacing ?? 'normal',
    },
  };
}

/** The tokens that are the same for every brand, or computed from `shape` in CSS. */
const sharedTokens = {
  fontSize: kitSteps('fontSize'),
  fontWeight: { regular: '450', medium: '600', bold: '750' },
  lineHeight: { tight: '1.2', normal: '1.5' },
  space: kitSteps('space'),
  control: { sm: dense(36), md: dense(44), lg: dense(52) },
  radius: { ...kitSteps('radius'), pill: '999px' },
  borderWidth: kitSteps('borderWidth'),
  shadow: { sm: shadowCss(kitShadows.sm), md: shadowCss(kitShadows.md), lg: shadowCss(kitShadows.lg) },
  motion: { ...kitSteps('motion'), ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  layer: { header: '100', bar: '110', overlay: '200', modal: '210', menu: '220', toast: '300' },
} as const;

/** All tokens of one theme, resolved to CSS values. The contract's shape is inferred from this. */
export function resolveTokens(brand: Brand, theme: ThemeName) {
  const colors: ColorTokens = deriveColors(brand, theme);
  return { color: colors, ...brandTokens(brand), ...sharedTokens };
}
