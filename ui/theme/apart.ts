import { tonePairs } from './distance.ts';
import { colorDistance, hex, type Lch } from './oklch.ts';

/** Colors of a theme whose values are final. */
export type Known = Readonly<Partial<Record<string, string>>>;

type Range = readonly [first: number, last: number];

/** How a token may change. */
interface Limits {
  readonly hues: Range;
  readonly lightness: Range;
  /** Whether a color has the contrast that it needs. */
  readonly suits: (css: string) => boolean;
}

const HUE_STEP = 3;
const LIGHTNESS_STEP = 0.01;

const stepsOf = ([first, last]: Range, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);

/** Every color within the limits, the least changed first. Another hue counts double: it is the meaning of a tone. */
function changesOf([l, c, h]: Lch, { hues, lightness }: Limits): Lch[] {
  const cost = (light: number, hue: number): number => Math.hypot(light - l, (2 * c * (hue - h) * Math.PI) / 180);
  return stepsOf(lightness, LIGHTNESS_STEP)
    .flatMap((light) => [h, ...stepsOf(hues, HUE_STEP)].map((hue) => ({ color: [light, c, hue] as const, cost: cost(light, hue) })))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ color }) => color);
}

/** Whether a color is far enough from every known color that its token must differ from. */
export function isApart(token: string, css: string, known: Known): boolean {
  return tonePairs.every(({ tones: [one, other], atLeast }) => {
    if (one !== token && other !== token) return true;
    const rival = known[one === token ? other : one];
    return rival === undefined || colorDistance(css, rival) >= atLeast;
  });
}

/** The color for a token, or the nearest one that is apart from the known ones; the color itself if there is none. */
export function apart(token: string, color: Lch, known: Known, limits: Limits): Lch {
  if (isApart(token, hex(color), known)) return color;
  const fits = (css: string): boolean => isApart(token, css, known) && limits.suits(css);
  return changesOf(color, limits).find((changed) => fits(hex(changed))) ?? color;
}
