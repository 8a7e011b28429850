import { fade, glow, oklch } from './svg.ts';

/** Colors of a picture, from two hues: the background's and the emblem's. */
export interface Palette {
  readonly ground: number;
  readonly emblem: number;
  readonly accent: number;
}

/** Hues that match; each vendor has one of them, so that its games look like a family. */
const FAMILIES: readonly Palette[] = [
  { ground: 285, emblem: 85, accent: 25 },
  { ground: 250, emblem: 75, accent: 195 },
  { ground: 20, emblem: 88, accent: 145 },
  { ground: 165, emblem: 90, accent: 30 },
  { ground: 325, emblem: 70, accent: 200 },
  { ground: 225, emblem: 35, accent: 90 },
  { ground: 140, emblem: 95, accent: 350 },
  { ground: 45, emblem: 15, accent: 95 },
  { ground: 195, emblem: 60, accent: 330 },
  { ground: 305, emblem: 190, accent: 85 },
  { ground: 265, emblem: 350, accent: 80 },
  { ground: 5, emblem: 75, accent: 230 },
];

/** The palette of a name, rotated a little by `variant`, so that adjacent tiles differ. */
export function paletteOf(name: string, variant = 0): Palette {
  const family = FAMILIES[hash(name) % FAMILIES.length] ?? { ground: 285, emblem: 85, accent: 25 };
  const turn = ((variant * 47) % 70) - 35;
  return { ground: family.ground + turn, emblem: family.emblem + turn / 4, accent: family.accent };
}

/** Hash of a text (FNV-1a, 32 bits). */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}

/**
 * The paints of emblems: `main` and `accent` in three steps each, `pale` for light parts, `ink` for dark ones, `shine`
 * for reflections.
 */
export function paints({ emblem, accent, ground }: Palette): string {
  return [
    fade('main', oklch(0.93, 0.1, emblem), oklch(0.8, 0.16, emblem - 8), oklch(0.6, 0.17, emblem - 22)),
    fade('accent', oklch(0.84, 0.13, accent), oklch(0.66, 0.21, accent), oklch(0.46, 0.18, accent)),
    fade('pale', oklch(0.995, 0.01, emblem), oklch(0.9, 0.04, emblem)),
    fade('ink', oklch(0.36, 0.1, ground), oklch(0.2, 0.07, ground)),
    fade('shine', 'oklch(1 0 0 / .75)', 'oklch(1 0 0 / 0)'),
    glow('halo', oklch(0.9, 0.12, emblem), 0.75),
  ].join('');
}
