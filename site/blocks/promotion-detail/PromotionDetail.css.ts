import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, radius, shadow, space } = vars;

export const detail = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    inlineSize: '100%',
    maxInlineSize: 1080,
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

export const sheet = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    borderRadius: radius.lg,
    border: `1px solid ${color.border}`,
    background: color.surface,
    boxShadow: shadow.sm,
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  }),
);

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
  layered({ marginBlockStart: space.sm, paddingBlockStart: space.lg, borderBlockStart: `1px solid ${color.border}` }),
);
