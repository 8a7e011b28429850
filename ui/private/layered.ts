import type { StyleRule } from '@vanilla-extract/css';

import { layers } from '../theme/layers.css.ts';

/** A rule of the `components` layer, so that the site and skins override it whatever the load order: `style(layered({…}))`. */
export function layered(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers.components]: rule } };
}

/** Media: the player has asked for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Media: the main pointer is a finger. */
export const coarsePointer = '(pointer: coarse)';
/** Least side of what a finger must hit. */
export const TOUCH_TARGET = '44px';
