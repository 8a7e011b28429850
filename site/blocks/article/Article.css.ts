import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const article = style(layered({ maxInlineSize: 720, inlineSize: '100%', marginInline: 'auto', gap: vars.space.xl }));
