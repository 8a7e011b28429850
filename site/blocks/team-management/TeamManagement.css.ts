import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** Options do not truncate: as many columns as fit the labels, independent of the viewport. */
export const filters = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 208px), 1fr))',
    alignItems: 'end',
    gap: space.md,
    padding: space.md,
    borderRadius: radius.lg,
    background: color.sunken,
  }),
);
export const who = style(layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));
export const name = style(layered({ fontSize: fontSize.xl, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));
