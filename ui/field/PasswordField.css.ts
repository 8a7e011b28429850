import { style } from '@vanilla-extract/css';

import { maskedIcon } from '../private/iconMask.ts';
import { layered } from '../private/layered.ts';

export const show = style(layered(maskedIcon('eye', 20)));
export const hide = style(layered(maskedIcon('eyeOff', 20)));
