import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';

/** Digits of one width, so that amounts stand below each other. */
export const amount = style(layered({ fontVariantNumeric: 'tabular-nums' }));

export const unbroken = style(layered({ whiteSpace: 'nowrap' }));

/** Without a box of its own: its children stand where it would. */
export const boxless = style(layered({ display: 'contents' }));
