import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = style(layered({ display: 'inline-grid', color: vars.color.accentText }));

/** A ring with a gap; with reduced motion it fades instead of rotating. */
export const ring = style(
  layered({
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBlockStartColor: 'transparent',
    borderRadius: vars.radius.pill,
    animation: `${turn} 0.8s linear infinite`,
    '@media': { [reducedMotion]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
  }),
);

const sized = (px: number, width: number) => layered({ inlineSize: px, blockSize: px, borderWidth: width });

export const size = styleVariants({ sm: sized(16, 2), md: sized(28, 3), lg: sized(44, 4) });
