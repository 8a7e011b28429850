import { style } from '@vanilla-extract/css';

import { layered, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

export const head = style(layered({ display: 'flex', justifyContent: 'space-between', gap: space.md }));

export const value = style(layered({ fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }));

/** The platform's own slider in the skin's color: known to every hand, and right in forced colors. */
export const input = style(
  layered({ display: 'block', inlineSize: '100%', minBlockSize: TOUCH_TARGET, margin: 0, accentColor: color.accent, cursor: 'pointer' }),
);

export const ends = style(layered({ display: 'flex', justifyContent: 'space-between', color: color.textMuted, fontSize: fontSize.sm }));
