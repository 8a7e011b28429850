import { style } from '@vanilla-extract/css';

import { coarsePointer, layered, TOUCH_TARGET } from '../private/layered.ts';
import { chosen } from '../theme/forcedColors.ts';
import { selectedEntry } from '../theme/selection.ts';
import { vars } from '../theme/vars.css.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';

const { color, control, fontSize, fontWeight, motion, radius, space } = vars;

/** Container widths too narrow for the longest row of numbers. */
const compact = '(width < 480px)';

/** A size container cannot take its width from its content. */
export const root = style(layered({ containerType: 'inline-size', inlineSize: '100%' }));

export const bar = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xxs,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const list = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    '@container': { [compact]: { selectors: { '[data-long] > &': { display: 'none' } } } },
  }),
);

const cell = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: control.sm,
  minBlockSize: control.sm,
  borderRadius: radius.md,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  '@media': { [coarsePointer]: { minInlineSize: TOUCH_TARGET, minBlockSize: TOUCH_TARGET } },
} as const;

export const page = style(
  layered({
    ...cell,
    paddingInline: space.xs,
    color: color.textMuted,
    selectors: {
      '&:hover': { background: color.sunken, color: color.text, transition: `background ${motion.fast}, color ${motion.fast}` },
      ...chosen('&[aria-current=page]', { ...selectedEntry, fontWeight: fontWeight.bold }),
    },
  }),
);

export const gap = style(layered({ ...cell, color: color.textMuted }));

export const arrow = style(
  layered({
    ...cell,
    flexShrink: 0,
    marginInline: space.xs,
    background: color.raised,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    selectors: {
      '&:hover:not([aria-disabled=true])': { borderColor: color.borderStrong, transition: `border-color ${motion.fast}` },
      '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
    },
  }),
);

/** Mirrored with the writing direction. */
export const arrowIcon = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

/** For screen readers only beside the numbers; visible if these do not fit. */
export const position = style([
  hidden,
  layered({
    '@container': {
      [compact]: {
        selectors: {
          '[data-long] > &': {
            position: 'static',
            inlineSize: 'auto',
            blockSize: 'auto',
            clipPath: 'none',
            // The same width for "9 of 12" and "10 of 12", so that the arrows do not move.
            minInlineSize: '10ch',
            textAlign: 'center',
            fontSize: fontSize.sm,
            color: color.textMuted,
          },
        },
      },
    },
  }),
]);
