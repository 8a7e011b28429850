import type { StyleRule } from '@vanilla-extract/css';

import { layers } from '#ui/theme/layers.css.ts';

/** A rule of the `site` layer: wins over the kit's, gives way to a skin's, whatever the load order. */
export function layered(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers.site]: rule } };
}

/** Media: the player has asked for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Media: a pointer that can hover. */
export const canHover = '(hover: hover) and (pointer: fine)';
/** Media: room for two of what stands one under the other on a phone. */
export const MEDIUM = 'screen and (min-width: 640px)';
/** Media: menus unfold, side columns appear. */
export const WIDE = 'screen and (min-width: 1024px)';
