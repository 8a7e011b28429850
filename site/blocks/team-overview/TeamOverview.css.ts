import { globalStyle, style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** Two equal columns on a phone, as many as fit on wider screens. */
export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' } },
  }),
);
export const tile = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
/** The field that chooses a figure: on wide screens as wide as a filter. */
export const figure = style(layered({ '@media': { [MEDIUM]: { maxInlineSize: 260 } } }));
/** Amount and change. */
export const value = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.sm }));
export const under = style(
  layered({
    color: color.textMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.regular,
  }),
);
export const link = style(
  layered({
    display: 'inline-block',
    minInlineSize: 44,
    minBlockSize: 24,
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: color.borderStrong,
    textUnderlineOffset: '0.2em',
    // The whole tile or card can be pressed.
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.lg } },
  }),
);
globalStyle(`${tiles} > div`, layered({ position: 'relative' }));
export const change = style(layered({ color: color.text, fontSize: fontSize.sm, fontWeight: fontWeight.medium, whiteSpace: 'nowrap' }));

export const contracts = style(
  layered({
    display: 'grid',
    gap: space.md,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' } },
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const contract = style(layered({ position: 'relative', alignContent: 'start' }));
