import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

export const news = style(
  layered({
    selectors: { '&:not(:empty)': { padding: space.md, borderRadius: radius.md, background: color.accentSoft, color: color.text } },
  }),
);
export const picks = style(layered({ fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
export const draw = style(layered({ display: 'grid', gap: space.xs, fontVariantNumeric: 'tabular-nums' }));
export const summary = style(
  layered({ display: 'flex', alignItems: 'center', minBlockSize: 44, color: color.accentText, fontSize: fontSize.sm, cursor: 'pointer' }),
);
export const failure = style(layered({ marginBlock: 0, maxInlineSize: '32ch', color: color.criticalText, fontSize: fontSize.sm }));
