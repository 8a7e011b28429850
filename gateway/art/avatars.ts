import { emblem } from './emblems.ts';
import { paints } from './palette.ts';
import { around, fade, glow, oklch } from './svg.ts';

/** Input of an avatar's picture: an emblem on a background of one hue. */
interface AvatarFacts {
  readonly emblem: string;
  readonly hue: number;
}

/** The avatars that members can choose, by id. */
const AVATARS: Readonly<Record<string, AvatarFacts>> = {
  'dragon-night': { emblem: 'dragon', hue: 285 },
  'rooster-dawn': { emblem: 'rooster', hue: 55 },
  'fish-reef': { emblem: 'fish', hue: 205 },
  'lotus-pond': { emblem: 'lotus', hue: 165 },
  'sun-sea': { emblem: 'sun', hue: 235 },
  'star-dusk': { emblem: 'star', hue: 325 },
  'crown-velvet': { emblem: 'crown', hue: 15 },
  'gem-forest': { emblem: 'gem', hue: 145 },
  'rocket-space': { emblem: 'rocket', hue: 265 },
  'lantern-feast': { emblem: 'lantern', hue: 30 },
  'mask-stage': { emblem: 'mask', hue: 300 },
  'ship-storm': { emblem: 'ship', hue: 220 },
};

export const AVATAR_IDS: readonly string[] = Object.keys(AVATARS);

/** URL of an avatar's picture; `null` for none, and for one that no longer exists. */
export function avatarAddress(id: string | null): string | null {
  return id !== null && Object.hasOwn(AVATARS, id) ? `/art/avatar/${id}.svg` : null;
}

/** The picture of an avatar, a square displayed in a circle. `undefined` for an unknown id. */
export function avatarPicture(id: string): string | undefined {
  const facts = Object.hasOwn(AVATARS, id) ? AVATARS[id] : undefined;
  if (facts === undefined) return undefined;
  const { hue } = facts;
  const rays = around(12, () => '<path d="M0 0-34-260H34Z"/>');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320"><defs>${paints({ ground: hue, emblem: 85, accent: hue + 150 })}
${fade('ground', oklch(0.72, 0.15, hue + 18), oklch(0.5, 0.18, hue), oklch(0.32, 0.13, hue - 12))}${glow('lamp', oklch(0.92, 0.12, hue + 40), 0.8)}</defs>
<rect x="-160" y="-160" width="320" height="320" fill="url(#ground)"/><g fill="oklch(1 0 0/.09)">${rays}</g><circle r="150" fill="url(#lamp)"/>
<g transform="scale(.94)">${emblem(facts.emblem)}</g></svg>`;
}
