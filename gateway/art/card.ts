import { emblem } from './emblems.ts';
import { naturalPalette } from './gameTile.ts';
import type { ArtKit } from './kits.ts';
import { hash, paints } from './palette.ts';
import { fade, glow, oklch, shadowed } from './svg.ts';

export interface CardFacts {
  /** Id of the promotion or article: two cards of one merchant with the same emblem still differ. */
  readonly id: string;
  readonly emblem: string;
  /** OKLCH hue of the merchant's accent, in degrees. */
  readonly hue: number;
  readonly kit: ArtKit;
}

/** Offsets to the ground's hue: small, so that no card leaves the brand. */
const TURNS = [0, 6, -8, 10, -14] as const;

/** The part of a banner's backdrop behind a card. */
const BACKDROP = '570 0 640 400';

/** Smaller rotated copies of the emblem, positioned outside the center. */
const COMPANIONS = [
  [104, 116, 0.46, -16],
  [540, 92, 0.4, 14],
  [88, 312, 0.34, 10],
  [556, 300, 0.5, -10],
] as const;

/** The picture of a promotion or an article, 640 × 400. Without text: the page shows it in its language. */
export function cardPicture({ id, emblem: name, hue, kit }: CardFacts): string {
  const seed = hash(id);
  const ground = kit.ground(hue) + (TURNS[(seed >>> 7) % TURNS.length] ?? 0);
  const [start, middle, end] = kit.shades(ground);
  const palette = { ground, emblem: 85, accent: ground + 150, ...naturalPalette(name) };
  const companions = COMPANIONS.map(
    ([x, y, scale, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" opacity=".55">${emblem(name)}</g>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><defs>${paints(palette)}
${fade('ground', end, middle, start)}${glow('lamp', oklch(0.9, 0.13, ground + 45), 0.6)}${glow('dusk', oklch(0.16, 0.06, ground), 0.7)}</defs>
<rect width="640" height="400" fill="url(#ground)"/><svg width="640" height="400" viewBox="${BACKDROP}" preserveAspectRatio="xMidYMax slice">${kit.backdrop(ground, hue)}</svg><circle cx="320" cy="190" r="230" fill="url(#lamp)"/><ellipse cx="320" cy="430" rx="460" ry="130" fill="url(#dusk)"/>${companions}
<ellipse cx="320" cy="344" rx="112" ry="17" fill="${oklch(0.1, 0.04, ground)}" opacity=".4"/>${shadowed(`<g transform="translate(320 196) rotate(${(seed % 11) - 5}) scale(1.3)">${emblem(name)}</g>`, 6, 12, 0.3)}</svg>`;
}
