import { emblem } from './emblems.ts';
import { hash, paints, paletteOf } from './palette.ts';
import type { Palette } from './palette.ts';
import { around, fade, glow, oklch, round, shadowed } from './svg.ts';

/** Input of a tile. Deterministic: the same facts give the same picture. */
export interface TileFacts {
  readonly id: number;
  readonly vendor: string;
  readonly emblem: string;
}

/** Things with a natural color have it in every family. */
const NATURAL: Readonly<Record<string, Partial<Palette>>> = {
  cherry: { accent: 20 },
  coin: { emblem: 85 },
  crown: { emblem: 85 },
  lantern: { accent: 27 },
  lotus: { accent: 350, emblem: 20 },
  sun: { emblem: 85, accent: 45 },
};

export function naturalPalette(emblemName: string): Partial<Palette> {
  return Object.hasOwn(NATURAL, emblemName) ? (NATURAL[emblemName] ?? {}) : {};
}

type Ground = (hue: number, turn: number) => string;

/** Scenery behind the emblem; selected by the game's id. */
const GROUNDS: readonly Ground[] = [
  (_hue, turn) =>
    `<g transform="translate(200 190) rotate(${turn})" fill="oklch(1 0 0/.1)">${around(14, () => '<path d="M0 0-26-330H26Z"/>')}</g>`,
  (hue) =>
    `<path d="M0 300Q90 230 190 284T400 250V400H0Z" fill="${oklch(0.4, 0.13, hue + 18)}" opacity=".8"/><path d="M0 344Q110 292 230 338T400 318V400H0Z" fill="${oklch(0.28, 0.1, hue + 30)}" opacity=".85"/>`,
  (_hue, turn) =>
    [
      [70, 90, 46],
      [330, 70, 64],
      [350, 300, 40],
      [50, 310, 58],
      [200, 40, 26],
      [270, 370, 34],
    ]
      .map(
        ([x = 0, y = 0, r = 0], index) =>
          `<circle cx="${x + (turn % 20)}" cy="${y - (turn % 14)}" r="${r}" fill="oklch(1 0 0/${index % 2 ? 0.08 : 0.14})"/>`,
      )
      .join(''),
  (hue) =>
    [190, 150, 112]
      .map(
        (r, index) =>
          `<path d="M${200 - r} 400V${200 - r * 0.2}A${r} ${r} 0 0 1 ${200 + r} ${200 - r * 0.2}V400Z" fill="${oklch(0.5 + index * 0.07, 0.15, hue + index * 9)}" opacity=".55"/>`,
      )
      .join(''),
  (_hue, turn) =>
    `<g transform="rotate(${18 + (turn % 24)} 200 200)" fill="oklch(1 0 0/.075)">${[-140, -40, 60, 160, 260, 360, 460].map((x) => `<rect x="${x}" y="-120" width="46" height="640"/>`).join('')}</g>`,
  (hue, turn) =>
    `<g fill="none" stroke="${oklch(0.88, 0.1, hue + 40)}" opacity=".3" transform="translate(200 195) rotate(${turn})">${[110, 142, 176, 212].map((r, index) => `<circle r="${r}" stroke-width="${7 - index}" stroke-dasharray="${round(r * 0.9)} ${round(r * 0.16)}"/>`).join('')}</g>`,
];

/** A square tile, 400 × 400: background, halo, emblem with its shadow, sparks, and a vignette. */
export function gameTile({ id, vendor, emblem: name }: TileFacts): string {
  const seed = hash(`${vendor} ${id}`);
  const palette = { ...paletteOf(vendor, seed % 97), ...naturalPalette(name) };
  const { ground, accent } = palette;
  const turn = seed % 60;
  const scenery = GROUNDS[(seed >>> 8) % GROUNDS.length]?.(ground, turn) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${paints(palette)}
${fade('ground', oklch(0.68, 0.17, ground + 22), oklch(0.5, 0.19, ground), oklch(0.27, 0.12, ground - 18))}${glow('lamp', oklch(0.86, 0.14, ground + 45), 0.8)}${glow('dusk', oklch(0.16, 0.06, ground), 0.75)}
<clipPath id="tile"><rect width="400" height="400"/></clipPath></defs><g clip-path="url(#tile)"><rect width="400" height="400" fill="url(#ground)"/>${scenery}
<circle cx="${90 + (seed % 220)}" cy="60" r="230" fill="url(#lamp)"/><ellipse cx="200" cy="424" rx="330" ry="120" fill="url(#dusk)"/><circle cx="200" cy="196" r="176" fill="url(#halo)"/>
<ellipse cx="200" cy="336" rx="104" ry="17" fill="oklch(0.1 0.04 ${ground}/.42)"/>
${shadowed(`<g transform="translate(200 192) rotate(${(seed % 13) - 6}) scale(1.24)">${emblem(name)}</g>`, 5, 11, 0.3)}${sparks(seed, accent)}</g></svg>`;
}

/** A few four-pointed sparks near the rim, where they do not cover the emblem. */
function sparks(seed: number, hue: number): string {
  return [0, 1, 2, 3]
    .map((index) => {
      const angle = ((seed >>> (index * 4)) % 90) + index * 90;
      const x = round(200 + 165 * Math.cos((angle * Math.PI) / 180));
      const y = round(190 + 160 * Math.sin((angle * Math.PI) / 180));
      const size = 8 + ((seed >>> index) % 10);
      return `<path transform="translate(${x} ${y}) scale(${size / 10})" d="M0-12 3-3 12 0 3 3 0 12-3 3-12 0-3-3Z" fill="${index % 2 ? '#fff' : oklch(0.93, 0.08, hue)}" opacity=".9"/>`;
    })
    .join('');
}
