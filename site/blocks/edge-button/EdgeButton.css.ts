import { styleVariants } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { aboveBar } from '#ui/theme/pageEdges.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, layer, motion, radius, shadow, space } = vars;

const round = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.pill,
  boxShadow: shadow.md,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '&:hover': { transform: 'translateY(-2px)' } },
} as const;

const still = { '(prefers-reduced-motion: reduce)': { transition: 'none' } } as const;

export const button = styleVariants({
  /** Matches the other buttons of the right bar. */
  stack: layered({
    ...round,
    inlineSize: 48,
    blockSize: 48,
    marginBlockEnd: space.sm,
    background: color.raised,
    color: color.accentText,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    '@media': still,
  }),
  /**
   * On phones in the corner that the right bar leaves free, above the bottom bar; on wide pages beside the right bar, away from the menu.
   */
  corner: layered({
    ...round,
    position: 'fixed',
    zIndex: layer.bar,
    inlineSize: 56,
    blockSize: 56,
    insetInlineStart: 'max(12px, env(safe-area-inset-left))',
    insetBlockEnd: `calc(${aboveBar} + 16px)`,
    background: color.accent,
    color: color.onAccent,
    '@media': {
      ...still,
      [WIDE]: { insetInlineStart: 'auto', insetInlineEnd: 'calc(max(12px, env(safe-area-inset-right)) + 60px)', insetBlockEnd: 28 },
    },
  }),
});
