import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const jackpot = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    alignContent: 'center',
    // Equals the placeholder's height.
    minBlockSize: 96,
    columnGap: vars.space.md,
    paddingBlock: vars.space.md,
    paddingInline: vars.space.lg,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    boxShadow: vars.shadow.sm,
    '@media': { [MEDIUM]: { gridTemplateColumns: 'auto 1fr auto auto', paddingInline: vars.space.xl } },
  }),
);

export const mark = style(
  layered({
    padding: 6,
    boxSizing: 'content-box',
    borderRadius: vars.radius.md,
    background: vars.color.highlight,
    color: vars.color.onHighlight,
  }),
);

/** Beside the heading on a phone, otherwise at the end of the line. */
export const pause = style(
  layered({
    gridColumn: 3,
    gridRow: 1,
    '@media': { [MEDIUM]: { gridColumn: 4 } },
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const amount = style(
  layered({
    gridColumn: '1 / -1',
    color: vars.color.highlightText,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: 'clamp(1.5rem, 7vw, 2.25rem)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [MEDIUM]: { gridColumn: 'auto' } },
  }),
);
