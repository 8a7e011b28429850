import { style } from '@vanilla-extract/css';

import * as cards from '#site/components/cards.css.ts';
import { layered, MEDIUM } from '#site/lib/layered.ts';
import { column } from '#site/components/reading.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, radius, space } = vars;

export { art, grid, link, name, summary, title } from '#site/components/cards.css.ts';
export { arrow, back } from '#site/components/reading.css.ts';

export const card = style([cards.card, layered({ gridTemplateRows: 'auto 1fr' })]);

export const words = style([cards.words, layered({ paddingBlockEnd: space.lg })]);

export const article = style([column, layered({ maxInlineSize: 760 })]);

export const date = style(layered({ fontSize: fontSize.sm, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

export const hero = style(
  layered({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: radius.lg,
    background: color.sunken,
    '@media': { [MEDIUM]: { aspectRatio: '2 / 1' } },
  }),
);

export const headline = style(layered({ fontSize: fontSize.xxl, textWrap: 'balance' }));

export const lead = style(layered({ fontSize: fontSize.lg, color: color.textMuted, textWrap: 'pretty' }));
