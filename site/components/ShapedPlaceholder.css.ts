import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { control, space } = vars;

export const place = style(layered({ display: 'grid', alignContent: 'start', gap: space.lg, minInlineSize: 0, overflow: 'clip' }));

/** Filters above the content. */
export const bar = style(layered({ display: 'flex', gap: space.sm }));
export const filter = style(layered({ flex: '0 1 128px', blockSize: control.md }));

export const rows = style(layered({ display: 'grid', gap: space.sm }));
export const row = style(layered({ blockSize: 56 }));

export const tiles = style(
  layered({ display: 'grid', gap: space.md, gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 45%), 1fr))' }),
);
export const tile = style(layered({ aspectRatio: '4 / 5' }));
