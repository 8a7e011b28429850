import { formatCount } from '#site/i18n/format.ts';
import type { Site } from './types.ts';

/**
 * A text with what the product claims of itself in its places: `{slotGames}` is the number of `site.json`, with thousands. Other
 * braces stay.
 */
export function withClaims(text: string, claims: Site['claims']): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const claim = Object.entries(claims).find(([key]) => key === name)?.[1];
    return (typeof claim === 'number' ? formatCount(claim) : claim) ?? place;
  });
}
