import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';

export { title } from '#site/components/cards.css.ts';

/** Limits the width, so that a row's points stay easy to match with its name. */
export const boards = style(layered({ inlineSize: '100%', maxInlineSize: 960, marginInline: 'auto' }));

/** As high as its placeholder on every screen, to avoid layout shift. */
export const invitation = style(layered({ display: 'grid', minBlockSize: 392 }));
