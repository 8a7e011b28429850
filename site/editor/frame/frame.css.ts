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

/** Phones and tablets lay their scroll bar over the page; a desktop's would take room that they have. */
globalStyle(':root', layered({ '@media': { 'screen and (max-width: 1000px)': { scrollbarGutter: 'auto', scrollbarWidth: 'none' } } }));
