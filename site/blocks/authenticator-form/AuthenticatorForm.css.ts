import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontSize, fontWeight, radius, space } = vars;

export const steps = style(layered({ display: 'grid', gap: space.md, margin: 0, paddingInlineStart: space.xl, listStyle: 'decimal' }));

export const secret = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.lg, paddingBlockStart: space.md }),
);

/** Dark on light in both themes: many apps cannot read inverted QR codes. */
export const qr = style(
  layered({
    inlineSize: 168,
    blockSize: 168,
    borderRadius: radius.md,
    background: 'white',
    fill: 'black',
    border: `${vars.borderWidth.thin} solid ${color.border}`,
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

export const left = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }));

export const count = style(layered({ fontVariantNumeric: 'tabular-nums' }));

export const heading = style(layered({ fontSize: fontSize.lg, fontWeight: fontWeight.bold, outline: 'none' }));

/** At most two columns: three would read as lines of text, which makes copying by hand error-prone. */
export const codes = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
    justifyItems: 'center',
    gap: `${space.sm} ${space.md}`,
    margin: 0,
    padding: space.md,
    listStyle: 'none',
    borderRadius: radius.md,
    background: color.sunken,
    fontFamily: 'monospace',
    letterSpacing: '0.04em',
  }),
);
