import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';

export { title } from '#site/components/cards.css.ts';

/** A line that is too long to follow with the eye loses its points. */
export const boards = style(layered({ inlineSize: '100%', maxInlineSize: 960, marginInline: 'auto' }));

/** As high on every screen as the place that was held for it: what stands below keeps its own. */
export const invitation = style(layered({ display: 'grid', minBlockSize: 392 }));
