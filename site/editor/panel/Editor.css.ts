import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** Media: room for the site beside the panel. */
export const WIDE_PANEL = 'screen and (min-width: 1000px)';

/** A tool is denser than a site; fingers still get what they need. */
globalStyle(
  ':root',
  layered({
    scrollbarGutter: 'auto',
    '@media': { '(pointer: fine)': { fontSize: '87.5%', vars: { [vars.shape.density]: '0.85' } } },
  }),
);

export const page = style(
  layered({
    blockSize: '100dvh',
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
    background: vars.color.sunken,
  }),
);

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.md,
    padding: `${vars.space.sm} ${vars.space.lg}`,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);
export const title = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space.sm, fontSize: vars.fontSize.md }));
export const choices = style(
  layered({
    display: 'grid',
    gap: vars.space.sm,
    flex: '1 1 300px',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // The second line where it wraps.
    order: 1,
    '@media': { [WIDE_PANEL]: { order: 0, maxInlineSize: 620 } },
  }),
);
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm, marginInlineStart: 'auto' }),
);

/** The tree, the site and the panel; or the site and the code. */
export const sides = style(
  layered({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(440px, 38vw, 640px)',
    minBlockSize: 0,
    selectors: {
      '&[data-part=parts]': { gridTemplateColumns: 'clamp(220px, 19vw, 300px) minmax(0, 1fr) clamp(320px, 28vw, 420px)' },
    },
  }),
);

export const panel = style(
  layered({
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    minBlockSize: 0,
    background: vars.color.surface,
    borderInlineStart: `1px solid ${vars.color.border}`,
  }),
);
/** Two things above each other, each of which scrolls. */
export const halves = style(
  layered({ display: 'grid', gridTemplate: 'minmax(0, 11fr) minmax(0, 9fr) / minmax(0, 1fr)', blockSize: '100%', minBlockSize: 0 }),
);

/** Shows one part; the other stays mounted at its size. */
export const stack = style(layered({ minBlockSize: 0, minInlineSize: 0 }));
export const views = style(
  layered({ blockSize: '100%', display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)', background: vars.color.surface }),
);
globalStyle(`${views} > [role=tabpanel]`, layered({ minBlockSize: 0, paddingBlockStart: 0 }));
export const parts = style(layered({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', blockSize: '100%' }));
globalStyle(`${parts} > *`, layered({ gridArea: '1 / 1' }));
globalStyle(`${parts}[data-view=overlay] > :first-child, ${parts}[data-view=site] > :last-child`, layered({ visibility: 'hidden' }));

export const linkedFiles = style(layered({ display: 'grid', gap: vars.space.xs, marginBlockEnd: vars.space.md }));
