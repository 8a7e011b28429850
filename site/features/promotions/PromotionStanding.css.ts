import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const amount = style(layered({ color: vars.color.highlightText, fontWeight: vars.fontWeight.bold }));

export const period = style(layered({ fontSize: vars.fontSize.sm, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }));
