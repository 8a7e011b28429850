import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { forcedColors } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const base = style(
  layered({
    display: 'block',
    background: color.skeleton,
    '@media': { [forcedColors]: { outline: '1px solid GrayText', outlineOffset: -1 } },
  }),
);

export const breathing = style(
  layered({
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);

export const shape = styleVariants({
  block: layered({ borderRadius: radius.md }),
  text: layered({ display: 'inline-block', verticalAlign: 'middle', borderRadius: radius.sm }),
  circle: layered({ borderRadius: radius.pill, aspectRatio: '1' }),
});

export const defaultWidth = styleVariants({
  block: layered({ inlineSize: '100%' }),
  text: layered({ inlineSize: '100%' }),
  circle: layered({ inlineSize: 'auto' }),
});

export const defaultHeight = styleVariants({
  block: layered({ blockSize: '100%' }),
  /** As high as the letters, in a line as high as the text's. */
  text: layered({ blockSize: '0.75em' }),
  circle: layered({ blockSize: '100%' }),
});
