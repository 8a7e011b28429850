import { style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, control, font, fontSize, fontWeight, radius, shadow, space } = vars;

export const hero = style(layered({ '@media': { [MEDIUM]: { minBlockSize: 290 } } }));

/** An external link, so neither the router's nor the kit's link component applies. */
export const primary = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
    minBlockSize: control.lg,
    paddingInline: space.xl,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.raised,
    fontWeight: fontWeight.medium,
    textAlign: 'center',
    boxShadow: shadow.sm,
    selectors: { '&[data-look=primary]': { background: color.accent, color: color.onAccent, borderColor: 'transparent' } },
    '@media': {
      [canHover]: {
        selectors: { '&:hover': { borderColor: color.borderStrong }, '&[data-look=primary]:hover': { background: color.accentHover } },
      },
    },
  }),
);

/** The size of the primary action. */
export const reserved = style(layered({ inlineSize: 220, blockSize: control.lg }));

/** Clipped by the lower edge. */
export const phone = style(
  layered({
    display: 'none',
    alignSelf: 'end',
    '@media': {
      [MEDIUM]: {
        display: 'block',
        inlineSize: 220,
        blockSize: 258,
        marginInlineEnd: space.xxl,
        // Extends to the lower edge of the container.
        marginBlockEnd: `calc(-1 * ${space.xxl})`,
        padding: 10,
        paddingBlockEnd: 0,
        borderStartStartRadius: 34,
        borderStartEndRadius: 34,
        background: color.text,
        boxShadow: shadow.lg,
        overflow: 'hidden',
      },
    },
  }),
);

export const screen = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: space.md,
    blockSize: '100%',
    padding: space.lg,
    borderStartStartRadius: 25,
    borderStartEndRadius: 25,
    background: color.canvas,
  }),
);

export const brand = style(layered({ fontFamily: font.heading, fontWeight: fontWeight.bold, color: color.accentText }));

export const bar = style(
  layered({
    blockSize: 54,
    borderRadius: radius.md,
    background: `linear-gradient(100deg, ${color.accent}, color-mix(in oklab, ${color.accent} 40%, ${color.highlight}))`,
  }),
);

export const squares = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space.sm }));

export const square = style(
  layered({
    aspectRatio: '1',
    borderRadius: radius.sm,
    background: color.accentSoft,
    selectors: { '&:nth-child(3n + 2)': { background: `color-mix(in srgb, ${color.highlight} 45%, ${color.surface})` } },
  }),
);

export const apps = style(
  layered({ display: 'grid', gap: space.lg, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }),
);

export const app = style(layered({ gridTemplateRows: '1fr', gap: space.lg, alignContent: 'space-between' }));

export const waiting = style(layered({ display: 'grid', blockSize: 150, '@media': { [MEDIUM]: { blockSize: 400 } } }));

export const words = style(layered({ display: 'grid', alignContent: 'start', gap: space.xs }));

export const name = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, fontSize: fontSize.lg }));

export const figure = style(layered({ display: 'grid', justifyItems: 'center', gap: space.sm, margin: 0 }));

/** Light in both themes: QR readers need dark on light. */
export const code = style(
  layered({
    inlineSize: 188,
    maxInlineSize: '100%',
    padding: space.xs,
    borderRadius: radius.md,
    background: color.onScrim,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
  }),
);
