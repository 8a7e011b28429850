import { style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

/** Reserves its space before the picture is loaded, to avoid layout shifts. */
export const box = style(layered({ position: 'relative', display: 'block', inlineSize: '100%', overflow: 'hidden' }));

/** Gives the box its aspect ratio, by its view box. */
export const sizer = style(layered({ inlineSize: '100%' }));

const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const image = style(
  layered({
    ...filling,
    objectFit: 'cover',
    opacity: 0,
    transition: `opacity ${vars.motion.overlay} ${vars.motion.ease}`,
    selectors: { '&:is([data-loaded], [data-served])': { opacity: 1 } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

export const skeleton = style(layered(filling));

export const fallback = style(
  layered({ ...filling, display: 'grid', placeItems: 'center', background: vars.color.sunken, color: vars.color.textMuted }),
);
