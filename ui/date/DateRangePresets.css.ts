import { style } from '@vanilla-extract/css';

import { chosen } from '../theme/forcedColors.ts';
import { selectedTile } from '../theme/selection.ts';
import { vars } from '../theme/vars.css.ts';
import { layered } from '../private/layered.ts';

const { color, fontSize, radius, shadow, space } = vars;

const wrapping = layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** Presets and steps share a line if they fit. */
export const bar = style(wrapping);
export const presets = style(wrapping);

const off = { '&[aria-disabled=true]': { opacity: 0.5, boxShadow: 'none', cursor: 'not-allowed' } } as const;

export const preset = style(
  layered({
    borderRadius: radius.pill,
    selectors: {
      ...chosen('&[aria-pressed=true]', selectedTile),
      ...off,
    },
  }),
);

/** One outline around a number of days and the arrows that move the range by it. */
export const step = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    background: color.raised,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.pill,
    boxShadow: shadow.sm,
    fontSize: fontSize.sm,
    whiteSpace: 'nowrap',
    selectors: { 'fieldset:disabled &': { color: color.textMuted, boxShadow: 'none' } },
  }),
);

export const arrow = style(layered({ borderRadius: radius.pill, selectors: off }));

/** Mirrored with the writing direction. */
export const arrowIcon = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
