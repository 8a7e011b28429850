import { emblem } from './emblems.ts';
import { paints, paletteOf } from './palette.ts';
import { naturalPalette } from './gameTile.ts';

/** An emblem on a transparent background, 240 × 240; `family` names the palette. */
export function emblemPicture(name: string, family: string): string {
  const palette = { ...paletteOf(family), ...naturalPalette(name) };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240"><defs>${paints(palette)}</defs>${emblem(name)}</svg>`;
}
