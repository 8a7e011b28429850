import { style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** Height of a line, plus space for focus rings and the border. */
const height = `calc(46px + 2 * ${vars.space.sm})`;

export const waiting = style(layered({ blockSize: height }));

export const bar = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    minBlockSize: height,
    gap: vars.space.sm,
    paddingInlineStart: vars.space.lg,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  }),
);

/** Position of the static titles: beside the pause button, where they scroll later. */
export const still = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxl,
    padding: vars.space.sm,
    marginInlineStart: `calc(44px + ${vars.space.xs})`,
    overflow: 'hidden',
    '@media': { [reducedMotion]: { marginInlineStart: 0 } },
  }),
);

export const mark = style(layered({ color: vars.color.accentText }));

export const notice = style(
  layered({
    minBlockSize: 44,
    paddingInline: vars.space.lg,
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  }),
);
