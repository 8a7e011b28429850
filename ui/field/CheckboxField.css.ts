import { style } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, radius, space } = vars;
const side = '22px';

/** The whole line is the hit target, including its text. */
export const line = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.md, minBlockSize: TOUCH_TARGET, cursor: 'pointer', lineHeight: 1.4 }),
);

/** Aligned with the text, not with the box. */
export const notes = style(layered({ display: 'grid', gap: space.xs, paddingInlineStart: `calc(${side} + ${space.md})` }));

export const box = style(layered({ position: 'relative', flex: '0 0 auto', inlineSize: side, blockSize: side }));

export const input = style(
  layered({
    appearance: 'none',
    display: 'block',
    inlineSize: side,
    blockSize: side,
    background: color.surface,
    border: `1.5px solid ${color.borderStrong}`,
    borderRadius: radius.sm,
    cursor: 'inherit',
    selectors: {
      '&:checked': { background: color.accent, borderColor: color.accent },
      '&[aria-invalid=true]': { borderColor: color.criticalText },
      '&:disabled': { background: color.sunken, borderColor: color.border },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);

export const tick = style(
  layered({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    // Made of borders: a plain element costs far less than an inline SVG.
    inlineSize: 7,
    blockSize: 12,
    insetBlockEnd: 3,
    border: '0 solid',
    borderBlockEndWidth: 2.5,
    borderRightWidth: 2.5,
    color: color.onAccent,
    pointerEvents: 'none',
    opacity: 0,
    transform: 'rotate(45deg) scale(0.6)',
    transition: `opacity ${motion.fast} ${motion.ease}, transform ${motion.fast} ${motion.ease}`,
    selectors: {
      'input:checked + &': { opacity: 1, transform: 'rotate(45deg)' },
      'input:checked:disabled + &': { color: color.textMuted },
    },
    '@media': { [reducedMotion]: { transition: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
