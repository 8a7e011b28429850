import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const files = style(
  layered({
    blockSize: '100%',
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
    minBlockSize: 0,
  }),
);
export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    padding: vars.space.md,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);
export const file = style(layered({ flex: '1 1 180px' }));
export const layer = style(layered({ flex: '0 1 110px' }));
export const action = style(layered({ blockSize: 'auto' }));
export const editor = style(layered({ minBlockSize: 0, overflow: 'hidden' }));
export const note = style(
  layered({
    padding: `${vars.space.xs} ${vars.space.md}`,
    fontSize: vars.fontSize.xs,
    color: vars.color.textMuted,
    borderBlock: `1px solid ${vars.color.border}`,
  }),
);
