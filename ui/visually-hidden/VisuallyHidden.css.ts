import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';

export const hidden = style(
  layered({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }),
);
