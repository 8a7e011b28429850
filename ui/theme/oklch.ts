import Color from 'colorjs.io';

import { remembering } from './remembering.ts';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of control outlines and the focus ring (WCAG 2.2, 1.4.11). */
export const SHAPE_CONTRAST = 3;

/** What comparing colors needs of each: a theme compares few of them, thousands of times. */
interface Measured {
  /** Relative, as WCAG has it. */
  readonly luminance: number;
  readonly oklab: readonly [lightness: number, a: number, b: number];
}

const measured = remembering(
  2000,
  (css: string): Measured => {
    const color = new Color(css);
    const [l, a, b] = color.to('oklab').coords;
    return { luminance: Math.max(color.luminance, 0), oklab: [l ?? 0, a ?? 0, b ?? 0] };
  },
  (css) => css,
);

/** WCAG 2.x contrast ratio of two opaque CSS colors, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [measured(a).luminance, measured(b).luminance];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Distance of two CSS colors in OKLab (ΔE OK): 0 is the same color, 1 black and white; 0.02 is hardly seen. */
export function colorDistance(a: string, b: string): number {
  const [one, other] = [measured(a).oklab, measured(b).oklab];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

export type Lch = readonly [lightness: number, chroma: number, hue: number];

export function lchOf(css: string): Lch {
  const [l, c, h] = new Color(css).to('oklch').coords;
  return [l ?? 0, c ?? 0, h ?? 0];
}

/** Converts OKLCH to a hex color in sRGB: reduces chroma before hue or lightness. Remembered: skins share most of their tones. */
export const hex = remembering(
  5000,
  ([l, c, h]: Lch): string =>
    new Color('oklch', [Math.min(Math.max(l, 0), 1), c, h]).to('srgb').toGamut().toString({ format: 'hex', collapse: false }),
  (lch) => lch.join(' '),
);

/** Moves a color towards black or white in small steps until its contrast is sufficient on every background. */
export function readableLch([l, c, h]: Lch, backgrounds: readonly string[], ratio: number, towards: 'black' | 'white'): Lch {
  const step = towards === 'black' ? -0.01 : 0.01;
  let last: Lch = [l, c, h];
  for (let moved = l; moved >= 0 && moved <= 1.01; moved += step) {
    last = [moved, c, h];
    if (isReadable(hex(last), backgrounds, ratio)) break;
  }
  return last;
}

/** As `readableLch`, as hex. */
export function readable(...color: Parameters<typeof readableLch>): string {
  return hex(readableLch(...color));
}

/** Whether a color has this contrast on every background. */
export function isReadable(css: string, backgrounds: readonly string[], ratio: number): boolean {
  return backgrounds.every((background) => contrastRatio(css, background) >= ratio);
}

/** White or a tinted near-black, whichever has more contrast on all of the given backgrounds. */
export function inkOn(backgrounds: readonly string[], hue: number): string {
  const worst = (ink: string): number => Math.min(...backgrounds.map((background) => contrastRatio(ink, background)));
  const dark = hex([0.16, 0.02, hue]);
  return worst('#ffffff') >= worst(dark) ? '#ffffff' : dark;
}
