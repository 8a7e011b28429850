import { colorDistance } from './oklch.ts';

/**
 * The least distance of two tones side by side, in OKLab (ΔE OK): 0 is the same color, 1 black beside white, 0.04 two reds
 * of one name. Pale grounds may differ by less, since stronger ones cannot be read on; thin rings have to differ by more.
 */
export const DISTANCE = { solid: 0.12, text: 0.1, soft: 0.03, ring: 0.18 } as const;

const solids = ['accent', 'critical', 'positive', 'caution', 'highlight'] as const;
const texts = ['accentText', 'positiveText', 'cautionText', 'highlightText'] as const;
const softs = ['accentSoft', 'criticalSoft', 'positiveSoft', 'cautionSoft'] as const;

/** A color token whose meaning is in its color. */
export type ToneToken = (typeof solids | typeof texts | typeof softs)[number] | 'criticalText' | 'focus';
type Colors = Readonly<Record<ToneToken, string>>;

/** Two tokens with different meanings, which must not look the same. */
export interface TonePair {
  readonly tones: readonly [ToneToken, ToneToken];
  readonly atLeast: number;
}

/** A pair with its distance in a theme. */
export interface MeasuredTones extends TonePair {
  readonly distance: number;
}

const against = (one: ToneToken, others: readonly ToneToken[], atLeast: number): TonePair[] =>
  others.map((other): TonePair => ({ tones: [one, other], atLeast }));
/** Each name with each later one. */
const eachOf = (names: readonly ToneToken[], atLeast: number): TonePair[] =>
  names.flatMap((one, at) => against(one, names.slice(at + 1), atLeast));

/** Every pair that must differ. Texts say what they mean, so that only errors are apart from the others. */
export const tonePairs: readonly TonePair[] = [
  ...eachOf(solids, DISTANCE.solid),
  ...against('criticalText', texts, DISTANCE.text),
  ...against('focus', ['critical', 'criticalText'], DISTANCE.ring),
  ...eachOf(softs, DISTANCE.soft),
];

/** The distance of a pair in a theme, to three decimals, rounded down. */
export function distanceOf({ tones: [one, other] }: TonePair, colors: Colors): number {
  return Math.floor(colorDistance(colors[one], colors[other]) * 1000) / 1000;
}

/** Every pair with a theme's colors. */
export function measuredTones(colors: Colors): MeasuredTones[] {
  return tonePairs.map((pair) => ({ ...pair, distance: distanceOf(pair, colors) }));
}

/** The pairs of a theme that look the same. */
export function nearTones(colors: Colors): MeasuredTones[] {
  return measuredTones(colors).filter(({ distance, atLeast }) => distance < atLeast);
}
