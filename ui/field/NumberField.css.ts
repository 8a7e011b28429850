import { style } from '@vanilla-extract/css';

import { action } from './Field.css.ts';
import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';
import { digits } from './number.css.ts';

export { digits };

/** The number is centered between its two buttons. */
export const between = style([
  digits,
  layered({ textAlign: 'center', paddingInline: vars.space.sm, selectors: { ':dir(rtl) > &': { textAlign: 'center' } } }),
]);

const stepper = style([
  action,
  layered({
    inlineSize: vars.control.lg,
    padding: 0,
    color: vars.color.text,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.sunken },
      '&:disabled': { color: vars.color.textMuted },
    },
  }),
]);

export const down = style([stepper, layered({ borderInlineEnd: `${vars.borderWidth.thin} solid ${vars.color.border}` })]);
export const up = style([stepper, layered({ borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.border}` })]);
