import { style } from '@vanilla-extract/css';

import { canHover, layered, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, lineHeight, motion, radius, shadow, space } = vars;

/** The heading of a page of cards. */
export const title = style(layered({ fontSize: fontSize.xxl }));

/** Cards of picture and text, as many columns as fit. */
export const grid = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))', gap: space.lg }),
);

/** On a `Card`, pressed as a whole. Pages define the rows. */
export const card = style(
  layered({
    position: 'relative',
    blockSize: '100%',
    overflow: 'clip',
    transition: `box-shadow ${motion.overlay} ${motion.ease}, translate ${motion.overlay} ${motion.ease}`,
    '@media': {
      [canHover]: { selectors: { '&:hover': { boxShadow: shadow.md } } },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);

export const art = style(
  layered({ inlineSize: '100%', aspectRatio: '16 / 9', blockSize: 'auto', objectFit: 'cover', background: color.sunken }),
);

/** Below the picture; pages define the footer. */
export const words = style(
  layered({ display: 'grid', gap: space.xs, alignContent: 'start', paddingBlockStart: space.lg, paddingInline: space.lg }),
);

export const name = style(layered({ fontSize: fontSize.lg, lineHeight: lineHeight.tight }));

/** The link covers the card; other controls are above it. */
export const link = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: radius.lg },
    },
  }),
);

export const summary = style(layered({ color: color.textMuted, textWrap: 'pretty' }));
