import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

export const popup = style(layered({ display: 'grid', gap: space.md, alignContent: 'start' }));

export const bar = style(layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md }));

export const game = style(layered({ minInlineSize: 0, fontSize: fontSize.md, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));

export const rooms = style(layered({ display: 'grid', gap: space.sm }));

/** Name and facts on the left, the button on the right. */
export const room = style(
  layered({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.md,
    rowGap: space.xs,
    background: color.sunken,
    selectors: { '&[data-status=OPEN]': { background: color.surface } },
  }),
);

export const name = style(
  layered({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.sm, fontSize: fontSize.md, fontWeight: fontWeight.bold }),
);

export const enter = style(layered({ gridColumn: 2, gridRow: '1 / span 2' }));
