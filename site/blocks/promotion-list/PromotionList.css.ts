import { style } from '@vanilla-extract/css';

import * as cards from '#site/components/cards.css.ts';
import { canHover, layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export { art, grid, link, name, summary, title, words } from '#site/components/cards.css.ts';

export const card = style([
  cards.card,
  layered({
    gridTemplateRows: 'auto 1fr auto',
    '@media': { [canHover]: { selectors: { '&:hover': { translate: '0 -2px' } } } },
  }),
]);

export const promotions = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }));

/** Dims an expired promotion. */
export const over = style(layered({ filter: 'grayscale(1)', opacity: 0.6 }));

export const foot = style(
  layered({
    display: 'grid',
    gap: space.sm,
    padding: space.lg,
    // Its buttons are above the link that covers the card.
    position: 'relative',
    pointerEvents: 'none',
  }),
);

export const standing = style(layered({ minBlockSize: vars.control.md, display: 'grid', alignItems: 'center', pointerEvents: 'auto' }));
