import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontSize, space } = vars;

/** A column that scrolls by itself. */
export const aside = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: space.md,
    inlineSize: 168,
    padding: space.md,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    background: color.canvas,
  }),
);

export const title = style(layered({ fontFamily: font.heading, fontWeight: font.headingWeight, fontSize: fontSize.md }));

export const games = style(layered({ display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' }));
