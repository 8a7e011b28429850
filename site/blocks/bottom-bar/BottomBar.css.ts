import { globalStyle, style } from '@vanilla-extract/css';

import { barEnd, barMargin } from '#site/lib/bottomBar.css.ts';
import { layered, pendingEntry, TOUCH, WHILE_TYPING, WIDE } from '#site/lib/layered.ts';
import { aboveBar } from '#ui/theme/pageEdges.css.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const FLOAT = '8px';
const border = `${vars.borderWidth.thin} solid ${vars.color.chromeBorder}`;
/** Height by which the emphasized entry stands out. */
const RAISED = 20;

/** The surface, and its margin where it floats. */
export const bar = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.bar,
    selectors: {
      '&[data-shape=floating]': { paddingInline: FLOAT, paddingBlockEnd: `calc(${FLOAT} + env(safe-area-inset-bottom))` },
    },
    '@media': {
      [TOUCH]: { selectors: { [WHILE_TYPING]: { visibility: 'hidden' } } },
      [WIDE]: { display: 'none' },
    },
  }),
);
globalStyle(
  `:root:has(${bar}[data-shape=floating])`,
  layered({ vars: { [barMargin]: FLOAT, [aboveBar]: `calc(63px + ${FLOAT} + env(safe-area-inset-bottom))` } }),
);
/** Padding, so that the bar does not cover the end of the page. */
export const clearance = style(
  layered({
    blockSize: aboveBar,
    selectors: { '&[data-shape=raised]': { paddingBlockStart: RAISED, boxSizing: 'content-box' } },
    '@media': { [WIDE]: { display: 'none' } },
  }),
);

/** Equal widths in one row while the longest words fit; with large text, entries grow or wrap. */
export const entries = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    paddingInlineEnd: barEnd,
    background: vars.color.chrome,
    borderBlockStart: border,
    selectors: {
      [`${bar}[data-shape=floating] > &`]: { paddingBlockEnd: 0, border, borderRadius: 20, boxShadow: vars.shadow.lg },
    },
  }),
);

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
      ...chosen('&[aria-current=page]', { color: vars.color.chromeText, boxShadow: `inset 0 3px 0 ${vars.color.chromeAction}` }),
      [`${bar}[data-shape=floating] &`]: { boxShadow: 'none' },
      '&:is(:hover, [data-emphasis=true] > *)': { color: vars.color.chromeText },
    },
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 44,
    minBlockSize: 28,
    marginBlock: -3,
    borderRadius: vars.radius.pill,
    selectors: {
      [`${bar}[data-shape=floating] [aria-current=page] > &`]: { background: vars.color.chromeBorder },
      [`${bar} [data-emphasis=true] &`]: { background: vars.color.chromeAction, color: vars.color.onChromeAction },
      [`${bar}[data-shape=raised] [data-emphasis=true] &`]: {
        minInlineSize: 52,
        minBlockSize: 52,
        marginBlockStart: `calc(-7px - ${RAISED}px)`,
        border: `4px solid ${vars.color.chrome}`,
      },
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
