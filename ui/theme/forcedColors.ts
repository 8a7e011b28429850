import type { StyleRule } from '@vanilla-extract/css';

type Selectors = NonNullable<StyleRule['selectors']>;

/** Media query: the system's colors replace those of the page, without shadows. */
export const forcedColors = '(forced-colors: active)';

/**
 * `selectors` for a selected item. Forced colors remove background, border color and shadow: an outline replaces them,
 * except while the focus ring needs it.
 */
export function chosen(selector: string, rule: Selectors[string]): Selectors {
  return {
    [selector]: rule,
    [`${selector}:not(:focus-visible, :has(:focus-visible))`]: {
      '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  };
}
