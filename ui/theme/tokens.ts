import { deriveColors, type BrandColors, type ColorTokens, type ThemeName } from './derive.ts';
import { fontFamilies, fontStack } from './fonts.ts';

/** A brand's shape and typography; colors are in `BrandColors`. Defaults are in `kitBrand`. */
export interface Brand extends BrandColors {
  /** Scales every radius: 0 is square, 1 the kit's default, up to 2. */
  readonly radius: number;
  /** Scales spacing and control heights: 0.85 is compact, 1 the kit's default, up to 1.2. */
  readonly density: number;
  /** A family of `fontFamilies`. */
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

/** The tokens that a brand sets directly. */
export function brandTokens(brand: Brand) {
  return {
    shape: { radius: String(brand.radius), density: String(brand.density) },
    font: {
      body: fontStack(brand.fontBody),
      heading: fontStack(brand.fontHeading),
      headingWeight: String(brand.headingWeight),
      wordSpacing: fontFamilies[brand.fontBody]?.wordSpacing ?? 'normal',
    },
  };
}

/** The tokens that are the same for every brand, or computed from `shape` in CSS. */
const sharedTokens = {
  fontSize: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    xxl: '1.75rem',
    display: 'clamp(2rem, 5vw, 3.25rem)',
  },
  fontWeight: { regular: '450', medium: '600', bold: '750' },
  lineHeight: { tight: '1.2', normal: '1.5' },
  /** 4 px grid. */
  space: { xxs: '2px', xs: '4px', sm: dense(8), md: dense(12), lg: dense(16), xl: dense(24), xxl: dense(32), xxxl: dense(48) },
  control: { sm: dense(36), md: dense(44), lg: dense(52) },
  radius: { sm: radius(6), md: radius(10), lg: radius(16), pill: '999px' },
  shadow: {
    sm: '0 1px 2px rgb(10 12 20 / 0.10)',
    md: '0 4px 16px -4px rgb(10 12 20 / 0.18), 0 1px 3px rgb(10 12 20 / 0.10)',
    lg: '0 24px 56px -12px rgb(10 12 20 / 0.38), 0 4px 12px rgb(10 12 20 / 0.12)',
  },
  /** Overlay 0.2 s, modal 0.4 s, modal delay 100 ms; `fast` is for hover and press. */
  motion: { fast: '120ms', overlay: '200ms', modal: '400ms', modalDelay: '100ms', ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  layer: { header: '100', bar: '110', overlay: '200', modal: '210', menu: '220', toast: '300' },
} as const;

/** All tokens of one theme, resolved to CSS values. The contract's shape is inferred from this. */
export function resolveTokens(brand: Brand, theme: ThemeName) {
  const colors: ColorTokens = deriveColors(brand, theme);
  return { color: colors, ...brandTokens(brand), ...sharedTokens };
}
