import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, lineHeight, space } = vars;

export const stack = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }));
export const intro = style(layered({ color: color.textMuted, maxInlineSize: '60ch' }));

export const text = style(layered({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: lineHeight.normal }));
