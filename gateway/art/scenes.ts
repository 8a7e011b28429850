import { emblem } from './emblems.ts';
import type { ArtKit } from './kits.ts';
import { shadowed } from './svg.ts';

/** What a banner shows in front of its merchant's backdrop, the main thing first; the brand's own motif where it is empty. */
const CASTS = {
  treasure: [],
  skyline: ['dice', 'wheel', 'gem', 'star'],
  reef: ['fish', 'gem', 'ship', 'fish'],
  salon: ['cards', 'wheel', 'dice', 'coin'],
  stadium: ['ball', 'gamepad', 'star', 'crown'],
  lanterns: ['balls', 'lantern', 'lotus', 'lantern'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SceneName = keyof typeof CASTS;

/** Emblems of a scene in the kit's composition, each with a shadow. */
export function scene(name: string, kit: ArtKit): string {
  const own: readonly string[] = Object.hasOwn(CASTS, name) ? CASTS[name as SceneName] : [];
  const cast = own.length > 0 ? own : kit.motif;
  return kit.composition
    .map(([x, y, scale, turn], index) => {
      const drawing = emblem(cast[index % cast.length] ?? '');
      return shadowed(`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`, 5, 9, 0.32);
    })
    .join('');
}
