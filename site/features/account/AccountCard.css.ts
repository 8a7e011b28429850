import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

/** In the colors of the header, where the brand is strongest and the balance is known from. */
export const card = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    padding: space.lg,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.chromeBorder}`,
    background: color.chrome,
    color: color.chromeText,
    // The page's ring may not be seen on it.
    vars: { [color.focus]: color.chromeText },
  }),
);

export const identity = style(layered({ display: 'grid', gap: space.xs }));

export const who = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0, minBlockSize: 44, borderRadius: radius.md }),
);

export const name = style(
  layered({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: fontSize.lg,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
  }),
);

/** As high before it is known. */
export const level = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: 32,
    borderRadius: radius.md,
    fontSize: fontSize.xs,
    color: color.chromeMuted,
    selectors: { 'a&:hover': { color: color.chromeText } },
  }),
);

export const levelName = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    whiteSpace: 'nowrap',
    color: color.chromeText,
    fontWeight: fontWeight.bold,
  }),
);

export const progress = style(layered({ flex: '1 1 40px', minInlineSize: 32 }));
globalStyle(`${progress} [role=progressbar]`, layered({ background: color.chromeBorder, color: color.chromeAction }));

export const points = style(layered({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));

export const chevron = style(layered({ flexShrink: 0, selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));

export const balance = style(layered({ display: 'grid', minInlineSize: 0, containerType: 'inline-size' }));

export const caption = style(layered({ fontSize: fontSize.sm, color: color.chromeMuted }));

export const purse = style(layered({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 }));

export const amount = style(
  layered({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    // The largest that fits: an amount is read in one line.
    fontSize: `clamp(${fontSize.md}, 10cqi, ${fontSize.xxl})`,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: lineHeight.tight,
  }),
);

export const eye = style(layered({ color: color.chromeText }));

/** Equal widths in one row while the labels fit. */
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));

const button = { flex: '1 1 0', minInlineSize: 'min-content', paddingInline: space.sm } as const;

export const action = style(layered({ ...button, background: color.chromeAction, color: color.onChromeAction }));

export const quiet = style(layered({ ...button, color: color.chromeText, boxShadow: `inset 0 0 0 1px ${color.chromeBorder}` }));
