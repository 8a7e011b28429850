import type { ArtKit } from './kits.ts';
import { paints } from './palette.ts';
import { scene } from './scenes.ts';
import { escapeText, fade, FONT, oklch } from './svg.ts';

export interface BannerFacts {
  readonly scene: string;
  readonly title: string;
  readonly subtitle: string;
  /** OKLCH hue of the merchant's accent, in degrees. */
  readonly hue: number;
  readonly kit: ArtKit;
}

/** Wraps words to lines of about this many letters, the width of the text half. */
function lines(text: string, most: number): string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken;
}

const LINE = 66;

/** The paints of a banner: the kit's ground, and a veil below the scene. */
function light({ shades }: ArtKit, ground: number, accent: number): string {
  const [start, middle, end] = shades(ground);
  return `${paints({ ground, emblem: 85, accent })}
<linearGradient id="ground" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${start}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${end}"/></linearGradient>
${fade('veil', 'oklch(0 0 0/0)', 'oklch(0 0 0/.28)')}`;
}

/** A mark, the lines of the headline, and the subtitle; `top` is the first line's baseline. */
function wordsAt(left: number, top: number, headline: readonly string[], subtitle: readonly string[]): string {
  const below = top + headline.length * LINE - 16;
  return `<g font-family="${FONT}"><rect x="${left + 2}" y="${top - 78}" width="54" height="7" rx="3.5" fill="${oklch(0.88, 0.15, 88)}"/>${[
    ...headline.map(
      (line, index) =>
        `<text x="${left}" y="${top + index * LINE}" font-size="60" font-weight="800" fill="#fff">${escapeText(line)}</text>`,
    ),
    ...subtitle.map(
      (line, index) =>
        `<text x="${left + 2}" y="${below + index * 36}" font-size="28" font-weight="500" fill="oklch(1 0 0/.9)">${escapeText(line)}</text>`,
    ),
  ].join('')}</g>`;
}

/** A banner, 1200 × 400: scene at the end, the start plain. The page shows its words in the brand's face. */
export function bannerPicture({ scene: name, hue, kit }: Pick<BannerFacts, 'scene' | 'hue' | 'kit'>): string {
  const ground = kit.ground(hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><defs>${light(kit, ground, hue)}</defs>
<rect width="1200" height="400" fill="url(#ground)"/>${kit.backdrop(ground, hue)}${scene(name, kit)}</svg>`;
}

/**
 * A banner for the side of a form, 480 × 1200: text above, scene below, both within the visible part of a narrower
 * frame.
 */
export function sideBannerPicture({ scene: name, title, subtitle, hue, kit }: BannerFacts): string {
  const ground = kit.ground(hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 1200"><defs>${light(kit, ground, hue)}</defs>
<rect width="480" height="1200" fill="url(#ground)"/>
<svg y="700" width="480" height="500" viewBox="650 0 480 400" preserveAspectRatio="xMidYMax slice">${kit.backdrop(ground, hue)}${scene(name, kit)}</svg>
<rect y="800" width="480" height="400" fill="url(#veil)"/><g transform="translate(20 40) scale(0.84)">${wordsAt(44, 180, lines(title, 11), lines(subtitle, 22))}</g></svg>`;
}
