import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const card = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minInlineSize: 0,
    borderRadius: radius.lg,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

export const variant = styleVariants({
  outlined: layered({ background: color.surface, border: `${vars.borderWidth.thin} solid ${color.border}` }),
  raised: layered({ background: color.surface, boxShadow: shadow.md }),
  sunken: layered({ background: color.sunken }),
});

export const padding = styleVariants(
  {
    none: { pad: '0', gap: '0' },
    md: { pad: space.md, gap: space.sm },
    lg: { pad: space.lg, gap: space.md },
    xl: { pad: space.xl, gap: space.lg },
  },
  ({ pad, gap }) => layered({ padding: pad, gap }),
);
