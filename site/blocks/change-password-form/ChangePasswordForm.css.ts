import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontWeight, radius, space } = vars;

export const account = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.md,
    paddingBlock: space.md,
    paddingInline: space.lg,
    borderRadius: radius.md,
    background: color.sunken,
  }),
);
/** Reserves the line while the name loads. */
export const accountName = style(layered({ minBlockSize: '1lh', fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));
