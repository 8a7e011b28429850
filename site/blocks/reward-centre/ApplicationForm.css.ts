import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, space } = vars;

export const form = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, inlineSize: '100%', maxInlineSize: 560 }),
);

export const problem = style(layered({ color: color.criticalText, fontSize: fontSize.sm }));
