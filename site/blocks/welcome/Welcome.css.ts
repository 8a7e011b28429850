import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, radius, space } = vars;

export const welcome = style(
  layered({ display: 'grid', justifyItems: 'center', gap: space.lg, paddingBlock: space.md, textAlign: 'center' }),
);

export const sign = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 72,
    blockSize: 72,
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.accentText,
  }),
);

export const text = style(layered({ maxInlineSize: '42ch', textWrap: 'pretty' }));

export const actions = style(layered({ display: 'grid', gap: space.sm, inlineSize: '100%' }));
