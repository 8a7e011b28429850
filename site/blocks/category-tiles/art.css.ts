import { style } from '@vanilla-extract/css';

import { layered } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color } = vars;

export const art = style(layered({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' }));

export const body = style(layered({ fill: color.onScrim }));

export const shade = style(layered({ fill: `color-mix(in srgb, ${color.scrim} 32%, transparent)` }));

export const spark = style(layered({ fill: color.highlight }));

export const line = style(layered({ fill: 'none', stroke: color.onScrim, strokeWidth: 4, strokeLinecap: 'round' }));
