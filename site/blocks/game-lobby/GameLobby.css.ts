import { style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '#site/lib/layered.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, motion, space } = vars;

/** Under the header when it is scrolled to. */
export const lobby = style(layered({ scrollMarginBlockStart: belowHeader }));

/** Dims the previous results while new ones load. */
export const results = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    transition: `opacity ${motion.overlay}`,
    selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

/** How many there are, and what they are narrowed to. */
export const found = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }));

/** While all games are shown, their number stands in the search. */
export const unseen = style(
  layered({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }),
);

export const count = style(layered({ fontSize: fontSize.sm, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));
