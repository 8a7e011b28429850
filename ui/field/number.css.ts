import { style } from '@vanilla-extract/css';

import { input } from './Field.css.ts';
import { layered } from '../private/layered.ts';

/** Digits run left to right in every language; in right-to-left pages the number still starts at the label's side. */
export const digits = style([
  input,
  layered({
    direction: 'ltr',
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { ':dir(rtl) > &': { textAlign: 'end' } },
  }),
]);
