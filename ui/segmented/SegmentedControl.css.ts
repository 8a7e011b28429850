import { style } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { chosen } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, fontWeight, motion, radius, shadow, space } = vars;

export const root = style(
  layered({
    display: 'inline-flex',
    maxInlineSize: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: 3,
    gap: 2,
    background: color.sunken,
    borderRadius: radius.md,
    boxShadow: `inset 0 0 0 1px ${color.border}`,
  }),
);

export const fullWidth = style(layered({ display: 'flex', inlineSize: '100%' }));

export const segment = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: control.sm,
    paddingInline: space.md,
    borderRadius: `calc(${radius.md} - 3px)`,
    color: color.textMuted,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${motion.fast}, color ${motion.fast}`,
    selectors: {
      '&:hover:not(:has(:disabled))': { color: color.text },
      ...chosen('&:has(:checked)', { background: color.surface, color: color.text, boxShadow: shadow.sm }),
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: -1 },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': { [reducedMotion]: { transition: 'none' }, '(pointer: coarse)': { minBlockSize: TOUCH_TARGET } },
  }),
);
