import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { fontSize, space } = vars;

/** With reduced motion, the end time beside it replaces the countdown. */
export const countdown = style(layered({ '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } } }));

export const tier = style(layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }));
/** Start and end do not wrap internally. */
export const period = style(layered({ display: 'inline-grid', whiteSpace: 'nowrap', fontSize: fontSize.sm }));
export const sum = style(layered({ fontVariantNumeric: 'tabular-nums' }));
