import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const bar = style(layered({ display: 'grid', gap: vars.space.sm }));

export const button = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    borderRadius: vars.radius.pill,
    background: vars.color.raised,
    color: vars.color.accentText,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    boxShadow: vars.shadow.md,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:hover': { transform: 'translateY(-2px)' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);
