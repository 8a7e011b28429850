import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const panel = style(layered({ display: 'grid', gap: space.lg, inlineSize: '100%', maxInlineSize: 880, marginInline: 'auto' }));
