import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** The identity proof, separated from the changed values. */
export const proof = style(
  layered({
    display: 'grid',
    gap: space.lg,
    margin: 0,
    minInlineSize: 0,
    padding: space.lg,
    border: 'none',
    borderRadius: radius.lg,
    background: color.sunken,
  }),
);
export const legend = style(
  layered({ float: 'inline-start', inlineSize: '100%', padding: 0, fontWeight: fontWeight.medium, fontSize: fontSize.sm }),
);
