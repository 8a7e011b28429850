import { style } from '@vanilla-extract/css';

import { layered } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, radius, space } = vars;

export const stack = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, selectors: { '&:focus': { outline: 'none' } } }),
);
export const list = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, margin: 0, padding: 0, listStyle: 'none' }),
);

export const contract = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    padding: space.lg,
    borderRadius: radius.lg,
    border: `1px solid ${color.border}`,
    background: color.surface,
  }),
);

export const head = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.sm }),
);
export const title = style(layered({ fontSize: fontSize.lg }));
export const facts = style(
  layered({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg, rowGap: space.xs, margin: 0, fontSize: fontSize.sm }),
);
export const fact = style(layered({ display: 'flex', gap: space.xs }));
export const term = style(layered({ color: color.textMuted }));
export const value = style(layered({ margin: 0 }));
export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));
export const warning = style(
  layered({ padding: space.md, borderRadius: radius.md, background: color.cautionSoft, color: color.cautionText, fontSize: fontSize.sm }),
);
export const problem = style(
  layered({ padding: space.md, borderRadius: radius.md, background: color.criticalSoft, color: color.criticalText, fontSize: fontSize.sm }),
);
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.md }));
