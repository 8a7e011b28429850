import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, space } = vars;

export { arrow, back, column as detail } from '#site/components/reading.css.ts';

export const sheet = style(layered({ overflow: 'clip', '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } }));

export const art = style(
  layered({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    background: color.sunken,
    '@media': { [WIDE]: { aspectRatio: 'auto', blockSize: '100%', minBlockSize: 360 } },
  }),
);

export const words = style(layered({ display: 'grid', gap: space.md, alignContent: 'start', padding: space.xl }));

export const title = style(layered({ fontSize: fontSize.xxl, textWrap: 'balance' }));

export const standing = style(
  layered({ marginBlockStart: space.sm, paddingBlockStart: space.lg, borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` }),
);
