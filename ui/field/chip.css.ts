import { style } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { chosen } from '../theme/forcedColors.ts';
import { selectedTile } from '../theme/selection.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, fontWeight, motion, radius, space } = vars;

export const chips = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));

/**
 * A choice as wide as its text. Selecting changes background and outline but not the font weight, so the width is
 * constant.
 */
export const chip = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: `max(${TOUCH_TARGET}, ${control.md})`,
    minInlineSize: 64,
    maxInlineSize: '100%',
    paddingInline: space.lg,
    paddingBlock: space.xs,
    background: color.surface,
    border: `${vars.borderWidth.thin} solid ${color.borderStrong}`,
    borderRadius: radius.md,
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: 1.25,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
    selectors: {
      '&:hover:not(:disabled, :has(:disabled))': { borderColor: color.text },
      ...chosen('&:is([aria-pressed=true], :has(:checked))', selectedTile),
      '&:is(:disabled, :has(:disabled))': {
        background: color.sunken,
        borderColor: color.border,
        boxShadow: 'none',
        color: color.textMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
