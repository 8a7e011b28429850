import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, lineHeight, radius, space } = vars;

export const stack = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }));
export const intro = style(layered({ color: color.textMuted, maxInlineSize: '60ch' }));
export const list = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, margin: 0, padding: 0, listStyle: 'none' }),
);
export const entry = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    padding: space.lg,
    borderRadius: radius.lg,
    border: `1px solid ${color.border}`,
    background: color.surface,
  }),
);
export const head = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.sm }),
);
export const title = style(layered({ fontSize: fontSize.md }));
export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));
export const text = style(layered({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: lineHeight.normal }));
export const answer = style(
  layered({ display: 'grid', gap: space.xs, padding: space.md, borderRadius: radius.md, background: color.sunken }),
);
