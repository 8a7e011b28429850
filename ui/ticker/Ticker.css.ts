import { style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style(layered({ display: 'inline-flex', fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre', lineHeight: 1.2 }));

/** A window one line high onto a strip of ten digits. */
export const digit = style(layered({ display: 'block', blockSize: '1.2em', overflow: 'clip' }));

export const strip = style(
  layered({
    display: 'block',
    whiteSpace: 'pre-line',
    textAlign: 'center',
    transition: `transform 700ms ${vars.motion.ease}`,
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

/** By digit: moves the strip by whole tenths of its height. */
export const atDigit = Array.from({ length: 10 }, (_, at) => style(layered({ transform: `translateY(${at * -10}%)` })));
