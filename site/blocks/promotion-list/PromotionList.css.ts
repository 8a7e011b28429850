import { style } from '@vanilla-extract/css';

import { canHover, layered, reducedMotion } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, lineHeight, motion, radius, shadow, space } = vars;

export const promotions = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }));

export const title = style(layered({ fontSize: fontSize.xxl }));

export const grid = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))', gap: space.lg }),
);

export const card = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    blockSize: '100%',
    overflow: 'clip',
    borderRadius: radius.lg,
    border: `1px solid ${color.border}`,
    background: color.surface,
    boxShadow: shadow.sm,
    transition: `box-shadow ${motion.overlay} ${motion.ease}, translate ${motion.overlay} ${motion.ease}`,
    '@media': {
      [canHover]: { selectors: { '&:hover': { boxShadow: shadow.md, translate: '0 -2px' } } },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);

export const art = style(
  layered({ inlineSize: '100%', aspectRatio: '16 / 9', blockSize: 'auto', objectFit: 'cover', background: color.sunken }),
);

/** One that is over steps back. */
export const over = style(layered({ filter: 'grayscale(1)', opacity: 0.6 }));

export const words = style(layered({ display: 'grid', gap: space.xs, alignContent: 'start', padding: space.lg, paddingBlockEnd: 0 }));

export const name = style(layered({ fontSize: fontSize.lg, lineHeight: lineHeight.tight }));

/** The whole card leads to the promotion; what can be pressed on it lies above. */
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

export const foot = style(
  layered({
    display: 'grid',
    gap: space.sm,
    padding: space.lg,
    // Its buttons lie above the link that covers the card.
    position: 'relative',
    pointerEvents: 'none',
  }),
);

export const standing = style(layered({ minBlockSize: vars.control.md, display: 'grid', alignItems: 'center', pointerEvents: 'auto' }));
