import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { chosen } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const totalName = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));
export const total = style(
  layered({
    fontSize: fontSize.xl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

/** One column on a phone, so that a label and its amount are never far apart. */
export const legend = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    columnGap: space.xl,
    // Offset by its padding: swatches align with the start of the bar.
    marginInline: `calc(${space.sm} * -1)`,
  }),
);

export const item = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    padding: space.sm,
    borderRadius: radius.sm,
    selectors: chosen('&[data-chosen]', { background: `color-mix(in srgb, ${color.text} 8%, transparent)` }),
  }),
);

/** With less space than this, the numbers wrap below it. */
export const name = style(layered({ flex: '1 1 6.5rem', overflowWrap: 'anywhere' }));

export const numbers = style(
  layered({
    display: 'flex',
    columnGap: space.sm,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);
export const amount = style(layered({ fontWeight: fontWeight.medium }));
/** As wide as "100%", so that amounts are aligned. */
export const share = style(layered({ inlineSize: '2.75rem', color: color.textMuted }));

/** Replaces the swatch for parts that are not in the bar. */
export const noSwatch = style(
  layered({ flexShrink: 0, inlineSize: 16, blockSize: 16, border: `1px dashed ${color.borderStrong}`, borderRadius: 4 }),
);
