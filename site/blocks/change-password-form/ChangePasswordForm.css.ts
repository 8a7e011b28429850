import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

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
export const accountLabel = style(layered({ fontSize: fontSize.sm, color: color.textMuted }));
/** Holds its line while the name is on its way. */
export const accountName = style(layered({ minBlockSize: '1lh', fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));
