import { style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM, reducedMotion } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, lineHeight, motion, radius, shadow, space } = vars;

export const news = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }));

export const title = style(layered({ fontSize: fontSize.xxl }));

export const grid = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))', gap: space.lg }),
);

export const card = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    overflow: 'clip',
    borderRadius: radius.lg,
    border: `1px solid ${color.border}`,
    background: color.surface,
    boxShadow: shadow.sm,
    transition: `box-shadow ${motion.overlay} ${motion.ease}`,
    '@media': {
      [canHover]: { selectors: { '&:hover': { boxShadow: shadow.md } } },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);

export const art = style(
  layered({ inlineSize: '100%', aspectRatio: '16 / 9', blockSize: 'auto', objectFit: 'cover', background: color.sunken }),
);

export const words = style(layered({ display: 'grid', gap: space.xs, alignContent: 'start', padding: space.lg }));

export const date = style(layered({ fontSize: fontSize.sm, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

export const name = style(layered({ fontSize: fontSize.lg, lineHeight: lineHeight.tight }));

/** The whole card leads to its article. */
export const link = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: radius.lg },
    },
  }),
);

export const summary = style(layered({ color: color.textMuted, textWrap: 'pretty' }));

export const article = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    inlineSize: '100%',
    maxInlineSize: 760,
    marginInline: 'auto',
  }),
);

export const back = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space.xs,
    minBlockSize: 44,
    color: color.accentText,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  }),
);

/** Points to where the reader came from, whichever way the text runs. */
export const arrow = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));

export const hero = style(
  layered({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: radius.lg,
    background: color.sunken,
    '@media': { [MEDIUM]: { aspectRatio: '2 / 1' } },
  }),
);

export const headline = style(layered({ fontSize: fontSize.xxl, textWrap: 'balance' }));

export const lead = style(layered({ fontSize: fontSize.lg, color: color.textMuted, textWrap: 'pretty' }));
