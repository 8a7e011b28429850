import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, lineHeight, radius, space } = vars;

export const stack = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }));
export const intro = style(layered({ color: color.textMuted, maxInlineSize: '60ch' }));
export const entry = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    padding: space.lg,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
  }),
);
export const text = style(layered({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: lineHeight.normal }));
export const answer = style(
  layered({ display: 'grid', gap: space.xs, padding: space.md, borderRadius: radius.md, background: color.sunken }),
);
