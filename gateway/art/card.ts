import { emblem } from './emblems.ts';
import { naturalPalette } from './gameTile.ts';
import { hash, paints } from './palette.ts';
import { around, fade, glow, oklch, shadowed } from './svg.ts';

export interface CardFacts {
  /** Id of the promotion or article: two cards of one merchant with the same emblem still differ. */
  readonly id: string;
  readonly emblem: string;
  /** OKLCH hue of the merchant's accent, in degrees. */
  readonly hue: number;
}

/** Offsets to the merchant's hue, so that the cards of a page vary but match. */
const TURNS = [0, 38, -34, 74, -70] as const;

/** Backgrounds of the emblem: a fan of light, hills, rings, or ribbons. */
const BACKGROUNDS: readonly ((hue: number) => string)[] = [
  () => `<g transform="translate(320 190)" fill="oklch(1 0 0/.1)">${around(16, () => '<path d="M0 0-30-460H30Z"/>')}</g>`,
  (hue) =>
    `<path d="M0 300Q150 220 320 284T640 240V400H0Z" fill="${oklch(0.42, 0.13, hue + 16)}" opacity=".8"/><path d="M0 350Q180 290 360 336T640 310V400H0Z" fill="${oklch(0.3, 0.11, hue + 26)}" opacity=".85"/>`,
  (hue) =>
    `<g fill="none" stroke="${oklch(0.88, 0.1, hue + 40)}" opacity=".32" transform="translate(320 190)">${[130, 176, 224, 276].map((r, index) => `<circle r="${r}" stroke-width="${9 - index * 2}"/>`).join('')}</g>`,
  () =>
    `<g transform="rotate(24 320 200)" fill="oklch(1 0 0/.08)">${[-60, 60, 180, 300, 420, 540, 660].map((x) => `<rect x="${x}" y="-160" width="58" height="760"/>`).join('')}</g>`,
];

/** Smaller rotated copies of the emblem, positioned outside the center. */
const COMPANIONS = [
  [104, 116, 0.46, -16],
  [540, 92, 0.4, 14],
  [88, 312, 0.34, 10],
  [556, 300, 0.5, -10],
] as const;

/** The picture of a promotion or an article, 640 × 400. Without text: the page shows it in its language. */
export function cardPicture({ id, emblem: name, hue }: CardFacts): string {
  const seed = hash(id);
  const ground = hue + (TURNS[(seed >>> 7) % TURNS.length] ?? 0);
  const background = BACKGROUNDS[(seed >>> 4) % BACKGROUNDS.length]?.(ground) ?? '';
  const palette = { ground, emblem: 85, accent: ground + 150, ...naturalPalette(name) };
  const companions = COMPANIONS.map(
    ([x, y, scale, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" opacity=".55">${emblem(name)}</g>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><defs>${paints(palette)}
${fade('ground', oklch(0.66, 0.16, ground + 20), oklch(0.48, 0.18, ground), oklch(0.28, 0.12, ground - 14))}${glow('lamp', oklch(0.9, 0.13, ground + 45), 0.85)}${glow('dusk', oklch(0.16, 0.06, ground), 0.7)}</defs>
<rect width="640" height="400" fill="url(#ground)"/>${background}<circle cx="320" cy="190" r="230" fill="url(#lamp)"/><ellipse cx="320" cy="430" rx="460" ry="130" fill="url(#dusk)"/>${companions}
<ellipse cx="320" cy="344" rx="112" ry="17" fill="${oklch(0.1, 0.04, ground)}" opacity=".4"/>${shadowed(`<g transform="translate(320 196) rotate(${(seed % 11) - 5}) scale(1.3)">${emblem(name)}</g>`, 6, 12, 0.3)}</svg>`;
}
