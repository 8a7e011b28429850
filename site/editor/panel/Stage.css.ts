import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const stage = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    minBlockSize: 0,
    padding: vars.space.lg,
  }),
);
export const room = style(
  layered({
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    minBlockSize: 0,
    minInlineSize: 0,
    overflow: 'clip',
  }),
);

/** The scaled size of the frame, which renders at its full width. */
export const device = style(
  layered({
    blockSize: '100%',
    overflow: 'clip',
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.border}`,
    boxShadow: vars.shadow.md,
    background: vars.color.surface,
  }),
);
export const frame = style(layered({ display: 'block', border: 0, transformOrigin: '0 0' }));
export const state = style(
  layered({
    position: 'absolute',
    insetBlockStart: vars.space.xl,
    insetInline: 0,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  }),
);
