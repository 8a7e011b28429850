import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const form = style(layered({ display: 'grid', alignContent: 'start', gap: space.lg, minInlineSize: 0, overflow: 'clip' }));

/** As a field of the kit: label, control, and the gap before its message. */
export const field = style(
  layered({ display: 'grid', gap: space.xs, paddingBlockEnd: space.xs, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.normal }),
);

/** Here, not as a prop: tokens as values would be part of the initial bundle. */
export const control = style(layered({ blockSize: vars.control.lg }));
