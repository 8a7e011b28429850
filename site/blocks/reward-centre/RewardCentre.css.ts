import { style } from '@vanilla-extract/css';

import * as cards from '#site/components/cards.css.ts';
import { canHover, layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export { art, name, words } from '#site/components/cards.css.ts';

/** No wider than its container, for any number of tabs. */
export const centre = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, minInlineSize: 0 }));

export const grid = style([
  cards.grid,
  layered({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))', margin: 0, padding: 0, listStyle: 'none' }),
]);

export const card = style([
  cards.card,
  layered({
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [canHover]: { selectors: { '&:hover': { translate: '0 -2px' } } } },
  }),
]);

/** Dims an expired reward. */
export const over = style(layered({ filter: 'grayscale(1)', opacity: 0.6 }));

export const badge = style(layered({ display: 'flex', marginBlockEnd: space.xxs }));

/** The whole card opens the details; the button at the bottom is above the link. */
export const opener = style([
  cards.link,
  layered({
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  }),
]);

export const worth = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.sm,
    color: color.highlightText,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
  }),
);

export const next = style(layered({ color: color.textMuted, fontSize: fontSize.sm, textWrap: 'pretty' }));

export const foot = style(layered({ position: 'relative', display: 'grid', gap: space.sm, padding: space.lg }));

/** A count beside a tab's label, in a muted color. */
export const count = style(layered({ color: color.textMuted, fontSize: fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
