import { style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, motion, space } = vars;

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

export const count = style(
  layered({ minBlockSize: '1.5em', fontSize: fontSize.sm, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
