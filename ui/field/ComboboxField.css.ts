import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, space } = vars;

export const choice = style(layered({ display: 'grid', flex: 1, gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const description = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));
export const nothing = style(layered({ padding: space.md, color: color.textMuted, textAlign: 'center' }));
