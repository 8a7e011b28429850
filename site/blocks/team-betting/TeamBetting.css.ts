import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { fontSize, fontWeight, lineHeight } = vars;

export const back = style(layered({ justifySelf: 'start' }));
/** Points to the start of the reading direction. */
export const arrow = style(layered({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));
export const whose = style(
  layered({ margin: 0, fontSize: fontSize.lg, fontWeight: fontWeight.bold, lineHeight: lineHeight.tight, overflowWrap: 'anywhere' }),
);
