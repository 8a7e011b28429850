import { style } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, radius, shadow, space } = vars;

const width = 44;
const height = 26;
const edge = 3;
const thumb = height - 2 * edge;

/** The whole line is the hit target: the text at its start, the switch at its end. */
export const line = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.lg,
    minBlockSize: TOUCH_TARGET,
    cursor: 'pointer',
    lineHeight: 1.4,
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
  }),
);

export const input = style(
  layered({
    appearance: 'none',
    position: 'relative',
    flex: '0 0 auto',
    inlineSize: width,
    blockSize: height,
    background: color.textMuted,
    borderRadius: radius.pill,
    cursor: 'inherit',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: edge,
      insetInlineStart: edge,
      inlineSize: thumb,
      blockSize: thumb,
      background: color.surface,
      borderRadius: radius.pill,
      boxShadow: shadow.sm,
      transition: `inset-inline-start ${motion.fast} ${motion.ease}`,
    },
    selectors: {
      '&:checked': { background: color.accent },
      '&:checked::after': { insetInlineStart: width - edge - thumb, background: color.onAccent },
      '&[aria-invalid=true]': { outline: `2px solid ${color.criticalText}`, outlineOffset: 2 },
      '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
      '&:disabled': { background: color.border },
    },
    '@media': {
      [reducedMotion]: { transition: 'none', '::after': { transition: 'none' } },
      '(forced-colors: active)': { appearance: 'auto', '::after': { display: 'none' } },
    },
  }),
);
