import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/**
 * Full size. Takes part in layout while closed and invisible, since providers measure their document on start. An open modal disables
 * pointer events around it, so this overlay enables them.
 */
export const dialog = style(
  layered({
    position: 'fixed',
    inset: 0,
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'transparent',
    visibility: 'hidden',
    pointerEvents: 'none',
    selectors: {
      '&[open]': { visibility: 'visible', pointerEvents: 'auto' },
      '&::backdrop': { background: vars.color.overlay },
    },
  }),
);

export const frame = style(layered({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 }));

export const close = style(
  layered({
    position: 'absolute',
    insetBlockStart: `max(${vars.space.md}, env(safe-area-inset-top))`,
    insetInlineEnd: vars.space.md,
    inlineSize: 44,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    background: vars.color.raised,
    color: vars.color.text,
    fontSize: 24,
    lineHeight: 1,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
  }),
);
