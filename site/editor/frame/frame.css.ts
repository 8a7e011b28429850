import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** Around the block that a fault or a change belongs to. */
export const mark = style(
  layered({
    outline: `3px dashed ${vars.color.focus}`,
    outlineOffset: -3,
    borderRadius: vars.radius.sm,
    scrollMarginBlock: 96,
  }),
);

/** Over the block that a press would select. */
export const outline = style(
  layered({
    position: 'fixed',
    zIndex: vars.layer.toast,
    pointerEvents: 'none',
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: -2,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const name = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    paddingInline: vars.space.sm,
    background: vars.color.focus,
    color: vars.color.surface,
    fontSize: vars.fontSize.xs,
    whiteSpace: 'nowrap',
  }),
);

/** Phones and tablets lay their scroll bar over the page; a desktop's would take room that they have. */
globalStyle(':root', layered({ '@media': { 'screen and (max-width: 1000px)': { scrollbarGutter: 'auto', scrollbarWidth: 'none' } } }));
