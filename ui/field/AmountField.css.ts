import { style } from '@vanilla-extract/css';

import { action } from './Field.css.ts';
import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';
import { chip } from './chip.css.ts';
import { digits } from './number.css.ts';

/** The main value of its form: larger than other fields. */
export const amount = style([
  digits,
  layered({
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.medium,
    selectors: { '&::placeholder': { fontWeight: vars.fontWeight.regular } },
  }),
]);

export const currency = style(layered({ fontSize: vars.fontSize.lg }));

/** The column provides the inline padding. */
export const preset = style([chip, layered({ paddingInline: vars.space.sm, whiteSpace: 'nowrap' })]);

/** Width of the longest preset, from its number of characters, and the button's padding. */
const presetWidth = 'max(5.5rem, var(--pf-longest-amount, 0) * 1ch + 1.25rem)';

/** As many equal columns as fit. */
export const presets = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${presetWidth}), 1fr))`,
    gap: vars.space.sm,
    fontWeight: vars.fontWeight.medium,
  }),
);

export const max = style([
  action,
  layered({
    paddingInline: vars.space.lg,
    color: vars.color.accentText,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.accentText, background: vars.color.accentSoft },
      '&:disabled': { color: vars.color.textMuted },
    },
  }),
]);
