import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const balance = style(layered({ minBlockSize: 150 }));

export const amount = style(
  layered({
    minBlockSize: 48,
    fontFamily: font.heading,
    fontSize: fontSize.display,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

/** Scroll margin for the sticky header, used on a page change. */
export const rewards = style(layered({ scrollMarginBlockStart: `calc(${belowHeader} + ${vars.space.lg})` }));

export const grid = style(
  layered({
    display: 'grid',
    gap: space.md,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', gap: space.lg } },
  }),
);

export const waiting = style(layered({ display: 'grid', blockSize: 300 }));

export const reward = style(layered({ gridTemplateRows: 'auto 1fr', overflow: 'hidden' }));

export const picture = style(
  layered({ position: 'relative', selectors: { [`${reward}[data-gone=true] > &`]: { filter: 'grayscale(1)', opacity: 0.75 } } }),
);

export const type = style(layered({ position: 'absolute', insetBlockStart: space.sm, insetInlineStart: space.sm }));

export const facts = style(layered({ display: 'flex', flexDirection: 'column', gap: space.xs, padding: space.md }));

export const price = style(layered({ color: color.highlightText, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }));

export const reach = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    marginBlock: space.xs,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    color: color.textMuted,
    selectors: { '&[data-reached=true]': { color: color.positiveText } },
  }),
);

export const way = style(layered({ gap: space.sm }));

export const number = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: fontWeight.bold,
  }),
);

export const kind = style(layered({ gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', fontWeight: fontWeight.medium }));

/** At the bottom of the card. */
export const redeem = style(layered({ marginBlockStart: 'auto' }));
