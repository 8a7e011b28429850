import type { ColorToken, ColorTokens } from './derive.ts';
import { contrastRatio, SHAPE_CONTRAST, TEXT_CONTRAST } from './oklch.ts';

/** A pair that needs contrast: `on` over `ground`. */
export interface ContrastPair {
  readonly on: ColorToken;
  readonly ground: ColorToken;
  /** Minimum ratio, by role: 4.5 for text, 3 for outlines and the focus ring. */
  readonly atLeast: number;
}

/** A pair with its contrast in a theme. */
export interface MeasuredPair extends ContrastPair {
  /** The actual ratio, to two decimals, rounded down. */
  readonly ratio: number;
}

const text = (on: ColorToken, ...grounds: ColorToken[]): ContrastPair[] =>
  grounds.map((ground) => ({ on, ground, atLeast: TEXT_CONTRAST }));
const shape = (on: ColorToken, ...grounds: ColorToken[]): ContrastPair[] =>
  grounds.map((ground) => ({ on, ground, atLeast: SHAPE_CONTRAST }));

const grounds = ['canvas', 'surface', 'raised', 'sunken'] as const;

/** Every color pair used by the kit and the site. A color on a new background needs a row here. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('text', ...grounds, 'accentSoft'),
  ...text('textMuted', ...grounds),
  ...text('chromeText', 'chrome'),
  ...text('chromeMuted', 'chrome'),
  ...text('onChromeAction', 'chromeAction'),
  ...text('onAccent', 'accent', 'accentHover', 'accentActive'),
  ...text('accentText', ...grounds, 'accentSoft'),
  ...text('onHighlight', 'highlight'),
  ...text('highlightText', ...grounds),
  ...(['critical', 'positive', 'caution', 'info'] as const).flatMap((tone) => text(`${tone}Text`, ...grounds, `${tone}Soft`)),
  ...text('onCritical', 'critical'),
  ...text('onPositive', 'positive'),
  ...text('onCaution', 'caution'),
  ...text('onInfo', 'info'),
  ...shape('focus', ...grounds),
  ...shape('borderStrong', ...grounds),
];

/** Every pair with a theme's colors. */
export function measuredPairs(colors: ColorTokens): MeasuredPair[] {
  return contrastPairs.map((pair) => ({ ...pair, ratio: Math.floor(contrastRatio(colors[pair.on], colors[pair.ground]) * 100) / 100 }));
}

/** The pairs of a theme with insufficient contrast. */
export function contrastFaults(colors: ColorTokens): MeasuredPair[] {
  // The limits have at most two decimals, so comparing the rounded-down ratio is exact.
  return measuredPairs(colors).filter(({ ratio, atLeast }) => ratio < atLeast);
}
