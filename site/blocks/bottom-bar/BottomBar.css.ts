import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
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
    background: vars.color.chrome,
    borderBlockStart: `1px solid ${vars.color.chromeBorder}`,
    '@media': { [WIDE]: { display: 'none' } },
  }),
);

/** Keeps the end of the page clear of the bar. */
export const clearance = style(layered({ blockSize: aboveBar, '@media': { [WIDE]: { display: 'none' } } }));

/** Of one width in one row, as long as their longest words have room there: with large text some need more width, or another row. */
export const entries = style(layered({ display: 'flex', flexWrap: 'wrap' }));

/** Of an entry that waits for vendors, the place is kept. */
export const place = style(
  layered({ flex: '1 0 0', minInlineSize: 'min-content', selectors: { '&[data-coming=true]': { visibility: 'hidden' } } }),
);

export const entry = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    // Pictures stand in one row, also where one entry's words take two.
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
    // Five entries share 360 px; two words such as "Tembak ikan" may stand under each other.
    fontSize: '0.6875rem',
    lineHeight: vars.lineHeight.tight,
    textAlign: 'center',
    textWrap: 'balance',
    letterSpacing: '-0.01em',
    fontWeight: vars.fontWeight.medium,
  }),
);
