import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const columns = (least: number) => `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`;

export const row = style(layered({ display: 'grid', gap: vars.space.md, gridTemplateColumns: columns(150) }));
export const flags = style(layered({ border: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: vars.space.sm }));
export const legend = style(layered({ padding: 0, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }));
export const flagList = style(layered({ display: 'grid', alignItems: 'end', gap: vars.space.md, gridTemplateColumns: columns(200) }));
