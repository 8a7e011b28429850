import type { StyleRule } from '@vanilla-extract/css';

import { layers } from '#ui/theme/layers.css.ts';

/** A style rule in the `site` layer: overrides the kit's, is overridden by a skin's, in any load order. */
export function layered(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers.site]: rule } };
}

/** Media query: reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Media query: a pointer that can hover. */
export const canHover = '(hover: hover) and (pointer: fine)';
/** Media query: space for two columns. */
export const MEDIUM = 'screen and (min-width: 640px)';
/** Media query: expanded menus and side columns. */
export const WIDE = 'screen and (min-width: 1024px)';

/** Media query and selector: a finger types into a field, and a keyboard takes half of the screen. */
export const TOUCH = '(pointer: coarse)';
export const WHILE_TYPING = ':root:has(:is(input, textarea):read-write:focus) &';

/** Selector of a menu's entry of which it is unknown whether its category has vendors. */
export const pendingEntry = { '&[data-pending=true]': { opacity: 0.75 } } as const;
