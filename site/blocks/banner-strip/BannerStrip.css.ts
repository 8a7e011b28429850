import { style, styleVariants } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const strip = style(
  layered({
    overflow: 'hidden',
    selectors: { '&[data-frame=inset]': { borderRadius: vars.radius.lg, boxShadow: vars.shadow.md } },
  }),
);

/** From edge to edge there are no corners. */
export const carousel = styleVariants({ inset: {}, bleed: layered({ borderRadius: 0 }) });

const ratios = { '3:1': '3 / 1', '4:1': '4 / 1', '16:9': '16 / 9', '1:2': '1 / 2' } as const;

/** Narrow screens get a taller strip: 3:1 on a phone is too flat. */
export const aspect = styleVariants(ratios, (ratio, name) =>
  layered({
    aspectRatio: name === '3:1' || name === '4:1' ? '2.2 / 1' : ratio,
    background: vars.color.sunken,
    '@media': { 'screen and (min-width: 640px)': { aspectRatio: ratio, maxBlockSize: 'min(440px, 45vh)', inlineSize: '100%' } },
  }),
);

export const link = style(layered({ display: 'block', blockSize: '100%', inlineSize: '100%' }));

export const poster = style(layered({ position: 'relative', display: 'block', blockSize: '100%', color: vars.color.onScrim }));

export const picture = style(
  layered({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    // Pictures have their words on the left, so cropping removes the other side; those without words have their scene on the right.
    objectPosition: '8% 50%',
    selectors: { [`${poster} > &`]: { objectPosition: '60% 50%' } },
  }),
);

/** At the start, over a shade that makes them readable on any picture. */
export const words = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: vars.space.sm,
    paddingInline: '5% 42%',
    textAlign: 'start',
    fontSize: 'clamp(0.875rem, 1.3vw, 1.125rem)',
    background: `linear-gradient(to right, ${vars.color.scrim}, transparent 70%)`,
    selectors: { '&:dir(rtl)': { background: `linear-gradient(to left, ${vars.color.scrim}, transparent 70%)` } },
  }),
);

export const headline = style(
  layered({
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: 'clamp(1.25rem, 4.2vw, 3rem)',
    lineHeight: vars.lineHeight.tight,
  }),
);

/** As a button looks; the whole banner is pressed. */
export const action = style(
  layered({
    padding: `${vars.space.xs} ${vars.space.md}`,
    borderRadius: vars.radius.md,
    background: vars.color.highlight,
    color: vars.color.onHighlight,
    fontWeight: vars.fontWeight.bold,
  }),
);

/** One line, in the surface's colors. */
export const slim = style(
  layered({
    blockSize: 64,
    background: vars.color.surface,
    color: vars.color.text,
    '@media': { [WIDE]: { blockSize: 72 } },
  }),
);

export const line = style(layered({ display: 'flex', alignItems: 'center', blockSize: '100%', inlineSize: '100%', minInlineSize: 0 }));

export const title = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    paddingInline: vars.space.lg,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: vars.fontSize.lg,
    lineHeight: vars.lineHeight.tight,
  }),
);

/** The end of the picture, where no text of its own is, fading into the line. */
export const part = style(
  layered({
    flexShrink: 0,
    blockSize: '100%',
    inlineSize: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    objectPosition: '100% 50%',
    maskImage: `linear-gradient(to right, transparent, ${vars.color.text} 40%)`,
    selectors: { '&:dir(rtl)': { maskImage: `linear-gradient(to left, transparent, ${vars.color.text} 40%)` } },
  }),
);
