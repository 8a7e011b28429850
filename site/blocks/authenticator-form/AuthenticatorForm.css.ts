import { style } from '@vanilla-extract/css';

import { layered } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, radius, space } = vars;

export const steps = style(layered({ display: 'grid', gap: space.md, margin: 0, paddingInlineStart: space.xl, listStyle: 'decimal' }));

export const secret = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.lg, paddingBlockStart: space.md }),
);

/** Dark on light in both themes: many apps cannot read the other way round. */
export const qr = style(
  layered({
    inlineSize: 168,
    blockSize: 168,
    borderRadius: radius.md,
    background: 'white',
    fill: 'black',
    border: `1px solid ${color.border}`,
    shapeRendering: 'crispEdges',
  }),
);

export const typed = style(layered({ flex: '1 1 160px', display: 'grid', gap: space.sm, minInlineSize: 0 }));
export const letters = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    overflowWrap: 'anywhere',
    fontFamily: font.body,
    letterSpacing: '0.04em',
  }),
);
