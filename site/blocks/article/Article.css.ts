import { globalStyle, style } from '@vanilla-extract/css';

import { article as column } from '#site/components/reading.css.ts';
import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const article = style([column, layered({ gap: vars.space.xl })]);
globalStyle(`${article} p`, layered({ maxInlineSize: '72ch' }));
