import type { StyleRule } from '@vanilla-extract/css';

import { layers } from '../theme/layers.css.ts';

/**
 * A rule of the `components` layer, so that the site and skins override it regardless of load order:
 * `style(layered({…}))`.
 */
export function layered(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers.components]: rule } };
}

/** Media query: reduced motion is preferred. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Media query: touch is the main input. */
export const coarsePointer = '(pointer: coarse)';
/** Minimum size of touch targets. */
export const TOUCH_TARGET = '44px';
