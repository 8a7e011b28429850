import type { StyleRule } from '@vanilla-extract/css';

type Selectors = NonNullable<StyleRule['selectors']>;

/** Media: the system's colors replace those of the page, and shadows go. */
export const forcedColors = '(forced-colors: active)';

/**
 * `selectors` for what is chosen among others. Forced colors take a background, a border's color and a shadow away: an
 * outline replaces them, except while the focus ring needs it.
 */
export function chosen(selector: string, rule: Selectors[string]): Selectors {
  return {
    [selector]: rule,
    [`${selector}:not(:focus-visible, :has(:focus-visible))`]: {
      '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  };
}
