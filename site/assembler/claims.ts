import type { Site } from './types.ts';

/**
 * A text with what the product claims of itself in its places: `{slotGames}` is the number of `site.json`, written as the
 * language with this tag writes numbers. Other braces stay.
 */
export function withClaims(text: string, claims: Site['claims'], tag: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const claim = Object.entries(claims).find(([key]) => key === name)?.[1];
    return claim?.toLocaleString(tag || undefined) ?? place;
  });
}
