import { style } from '@vanilla-extract/css';

import { layered } from './layered.ts';

export const icon = style(
  layered({ flex: '0 0 auto', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }),
);
