import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { fontSize, fontWeight, space } = vars;

export const who = style(layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));
export const name = style(layered({ fontSize: fontSize.xl, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));
