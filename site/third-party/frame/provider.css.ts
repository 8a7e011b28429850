import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** Transparent, since a provider renders its own overlay. */
globalStyle('html, body', layered({ background: 'transparent', blockSize: '100%' }));

export const stage = style(layered({ minBlockSize: '100%', display: 'grid', placeItems: 'center', padding: vars.space.lg }));

export const card = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xl,
    inlineSize: '100%',
    maxInlineSize: 400,
    padding: vars.space.xxl,
    borderRadius: vars.radius.lg,
    background: vars.color.raised,
    boxShadow: vars.shadow.lg,
    textAlign: 'center',
  }),
);

export const title = style(layered({ fontSize: vars.fontSize.xl }));

export const button = style(
  layered({
    inlineSize: '100%',
    minBlockSize: vars.control.lg,
    paddingInline: vars.space.lg,
    borderRadius: vars.radius.md,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.fontWeight.bold,
    selectors: { '&:hover': { background: vars.color.accentHover } },
  }),
);
