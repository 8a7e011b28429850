import { keyframes, style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, layer, motion, radius, shadow, space } = vars;

const appear = keyframes({ from: { opacity: 0, translate: '0 4px' } });

export const content = style(
  layered({
    zIndex: layer.menu,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    minInlineSize: 200,
    maxInlineSize: 'min(360px, var(--radix-popover-content-available-width))',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    // Focused as a whole where nothing in it can be.
    outline: 'none',
    padding: space.lg,
    background: color.surface,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    boxShadow: shadow.lg,
    animation: `${appear} ${motion.fast} ${motion.ease}`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);
