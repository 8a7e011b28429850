import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, radius, space } = vars;

export const figure = style(layered({ display: 'grid', justifyItems: 'center', gap: space.md, margin: 0, textAlign: 'center' }));

/** Light in both themes: cameras cannot read inverted QR codes. */
export const code = style(
  layered({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.md, background: color.onScrim }),
);
