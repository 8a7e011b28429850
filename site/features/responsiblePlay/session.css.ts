import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';

export const digits = style(layered({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
