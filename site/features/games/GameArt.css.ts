import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color } = vars;

const box = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    background: `linear-gradient(145deg, ${color.accentSoft}, ${color.sunken})`,
    color: color.accentText,
  }),
);

/** Width divided by height. */
export const RATIOS = { square: 1, portrait: 3 / 4, landscape: 4 / 3 } as const;

export const drawing = styleVariants(RATIOS, (aspectRatio) => [box, layered({ aspectRatio })]);
