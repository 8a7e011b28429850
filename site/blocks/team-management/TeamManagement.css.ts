import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { fontSize, fontWeight, space } = vars;

/** Options do not truncate: as many columns as fit the labels, independent of the viewport. */
export const filters = style(
  layered({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 208px), 1fr))', alignItems: 'end', gap: space.md }),
);
export const who = style(layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));
export const name = style(layered({ fontSize: fontSize.xl, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));
