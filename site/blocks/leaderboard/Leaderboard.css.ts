import { style } from '@vanilla-extract/css';

import { layered } from '#site/shared/layered.ts';

/** A line that is too long to follow with the eye loses its points. */
export const boards = style(layered({ inlineSize: '100%', maxInlineSize: 960, marginInline: 'auto' }));
