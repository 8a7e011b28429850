import { style } from '@vanilla-extract/css';

import { action, input } from './Field.css.ts';
import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

/** Wide, tabular digits: a code is read and typed digit by digit. */
export const code = style([
  input,
  layered({
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.12em',
    selectors: { '&::placeholder': { letterSpacing: 'normal' } },
  }),
]);

export const send = style([
  action,
  layered({
    paddingInline: vars.space.lg,
    color: vars.color.accentText,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover:not([aria-disabled=true], :disabled)': { color: vars.color.accentText, background: vars.color.accentSoft },
      '&[aria-disabled=true], &:disabled': { color: vars.color.textMuted, cursor: 'default' },
    },
  }),
]);
