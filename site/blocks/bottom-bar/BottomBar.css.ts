import { style } from '@vanilla-extract/css';

import { barEnd } from '#site/lib/barEnd.css.ts';
import { layered, pendingEntry, TOUCH, WHILE_TYPING, WIDE } from '#site/lib/layered.ts';
import { aboveBar } from '#ui/theme/pageEdges.css.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const bar = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.bar,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    paddingInlineEnd: barEnd,
    background: vars.color.chrome,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.chromeBorder}`,
    '@media': {
      [TOUCH]: { selectors: { [WHILE_TYPING]: { visibility: 'hidden' } } },
      [WIDE]: { display: 'none' },
    },
  }),
);

/** Padding, so that the bar does not cover the end of the page. */
export const clearance = style(layered({ blockSize: aboveBar, '@media': { [WIDE]: { display: 'none' } } }));

/** Equal widths in one row while the longest words fit; with large text, entries grow or wrap. */
export const entries = style(layered({ display: 'flex', flexWrap: 'wrap' }));

export const place = style(layered({ flex: '1 0 0', minInlineSize: 'min-content', selectors: pendingEntry }));

export const entry = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    // Aligns the icons in one row, even if one label has two lines.
    alignContent: 'start',
    gap: 2,
    minBlockSize: 60,
    paddingBlockStart: 6,
    color: vars.color.chromeMuted,
    selectors: {
      ...chosen('&[aria-current=page]', { color: vars.color.chromeText, boxShadow: `inset 0 3px 0 ${vars.color.accent}` }),
      '&:hover': { color: vars.color.chromeText },
    },
  }),
);

export const label = style(
  layered({
    maxInlineSize: '100%',
    paddingInline: 2,
    // Five entries share 360 px; labels such as "Tembak ikan" may wrap.
    fontSize: '0.6875rem',
    lineHeight: vars.lineHeight.tight,
    textAlign: 'center',
    textWrap: 'balance',
    letterSpacing: '-0.01em',
    fontWeight: vars.fontWeight.medium,
  }),
);
