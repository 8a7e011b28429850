import { contrastRatio, SHAPE_CONTRAST, TEXT_CONTRAST, type ColorToken, type ColorTokens } from './derive.ts';

/** One pair that must be told apart: `on` is drawn on `ground`. */
export interface ContrastPair {
  readonly on: ColorToken;
  readonly ground: ColorToken;
  /** Least ratio, by role: 4.5 for text, 3 for outlines and the focus ring. */
  readonly atLeast: number;
}

/** A pair as a theme draws it. */
export interface MeasuredPair extends ContrastPair {
  /** What it is, to two decimals, rounded down. */
  readonly ratio: number;
}

const text = (on: ColorToken, ...grounds: ColorToken[]): ContrastPair[] =>
  grounds.map((ground) => ({ on, ground, atLeast: TEXT_CONTRAST }));
const shape = (on: ColorToken, ...grounds: ColorToken[]): ContrastPair[] =>
  grounds.map((ground) => ({ on, ground, atLeast: SHAPE_CONTRAST }));

const grounds = ['canvas', 'surface', 'raised', 'sunken'] as const;

/** Every pair that the kit and the site draw. A colour used on a new ground gets its row here. */
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

/** Every pair in a theme's colours. */
export function measuredPairs(colors: ColorTokens): MeasuredPair[] {
  return contrastPairs.map((pair) => ({ ...pair, ratio: Math.floor(contrastRatio(colors[pair.on], colors[pair.ground]) * 100) / 100 }));
}

/** The pairs of a theme that fall short. */
export function contrastFaults(colors: ColorTokens): MeasuredPair[] {
  // The limits have at most two decimals, so what is rounded down falls short exactly when the ratio does.
  return measuredPairs(colors).filter(({ ratio, atLeast }) => ratio < atLeast);
}
