import { style } from '@vanilla-extract/css';

import { canHover, layered, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, motion, radius, shadow, space } = vars;

export const cards = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 296px), 1fr))', gap: space.md }),
);

export const card = style(
  layered({
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.sm,
    transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
    '@media': {
      [canHover]: { selectors: { '&:hover': { borderColor: color.borderStrong, boxShadow: shadow.md } } },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);

/** The link covers the whole card; the favorite button is above it. */
export const link = style(
  layered({
    color: color.text,
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.lg } },
  }),
);

export const star = style(layered({ position: 'relative', zIndex: 1, margin: -10 }));

export const facts = style(
  layered({ gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: space.md }),
);
/** The drawn numbers do not wrap; the label beside them shrinks. */
export const fact = style(
  layered({ display: 'grid', gap: space.xxs, minInlineSize: 0, selectors: { '&:first-child': { flexShrink: 0, maxInlineSize: '66%' } } }),
);
/** Fixed width for hours, minutes and seconds, to avoid layout shift. */
export const time = style(
  layered({ minInlineSize: '6ch', fontSize: fontSize.xl, lineHeight: lineHeight.tight, fontVariantNumeric: 'tabular-nums' }),
);
export const result = style(layered({ minBlockSize: 28 }));

/** Styled as a button; the card is the link. */
export const bet = style(
  layered({
    gridColumn: '1 / -1',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    borderRadius: radius.md,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: fontWeight.bold,
  }),
);

export const waiting = style(layered({ blockSize: 196, borderRadius: radius.lg }));
