import { style } from '@vanilla-extract/css';
import { Eye, EyeOff } from 'lucide-react';

import { maskedIcon } from '../private/iconMask.ts';
import { layered } from '../private/layered.ts';

export const show = style(layered(maskedIcon(Eye, 20)));
export const hide = style(layered(maskedIcon(EyeOff, 20)));
