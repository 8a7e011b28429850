import { keyframes, style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, layer, motion, radius, shadow, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

/** The page's inverted colors: a note on the page, not a part of it. */
export const content = style(
  layered({
    zIndex: layer.menu,
    maxInlineSize: 'min(280px, var(--radix-tooltip-content-available-width))',
    paddingBlock: space.sm,
    paddingInline: space.md,
    background: color.text,
    color: color.canvas,
    borderRadius: radius.sm,
    boxShadow: shadow.md,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    lineHeight: 1.4,
    textAlign: 'start',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
    animation: `${appear} ${motion.fast} ${motion.ease}`,
    '@media': { [reducedMotion]: { animation: 'none' }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
