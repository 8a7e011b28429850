import { globalStyle, style } from '@vanilla-extract/css';

import { barEnd, barMargin } from '#site/lib/bottomBar.css.ts';
import { layered, TOUCH, WHILE_TYPING, WIDE } from '#site/lib/layered.ts';
import { layers } from '#ui/theme/layers.css.ts';
import { aboveBar, belowHeader } from '#ui/theme/pageEdges.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** No text ends in a line of one word, or of one sign where words have no gaps; in dialogs, too. */
globalStyle('p, li, dd', { '@layer': { [layers.reset]: { textWrap: 'pretty' } } });

/** Height of the bottom bar on phones, reserved before the bar renders, so that floating elements do not move. */
globalStyle(':root', {
  '@layer': {
    [layers.site]: {
      vars: { [aboveBar]: 'calc(61px + env(safe-area-inset-bottom))' },
      '@media': { [WIDE]: { vars: { [aboveBar]: '0px' } } },
    },
  },
});

export const page = style(layered({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }));

/** Fills the window: the main area gets the height that the header leaves. */
export const filled = style(layered({ blockSize: '100dvh' }));

/** The height of a header of one row, so that its measuring sets nothing: that would restyle the whole page. */
export const headed = style(layered({ vars: { [belowHeader]: `calc(64px + ${vars.borderWidth.thin})` } }));

/** With a menu down the side: header and side share the first column on wide screens. */
export const rail = style(
  layered({
    '@media': {
      [WIDE]: {
        display: 'grid',
        gridTemplateColumns: '248px minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr auto',
        vars: { [belowHeader]: '0px' },
      },
    },
  }),
);

export const header = style(layered({ position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.header }));
export const railHeader = style(
  layered({ '@media': { [WIDE]: { gridColumn: 1, gridRow: '1 / -1', alignSelf: 'start', height: '100dvh' } } }),
);

const gutter = 'clamp(12px, 3vw, 40px)';

/** The page's column with a margin on both sides; a block that marks itself `data-bleed` runs from edge to edge. */
globalStyle(`${railHeader} > [data-cfg]`, layered({ blockSize: '100%' }));

export const banner = style(
  layered({
    display: 'grid',
    rowGap: vars.space.sm,
    gridTemplateColumns: `minmax(${gutter}, 1fr) minmax(0, calc(1440px - 2 * ${gutter})) minmax(${gutter}, 1fr)`,
    paddingBlockStart: vars.space.md,
  }),
);
globalStyle(`${banner} > *`, layered({ gridColumn: 2 }));
globalStyle(`${banner} > :has(> [data-bleed])`, layered({ gridColumn: '1 / -1' }));
globalStyle(`${banner}:has(> :first-child > [data-bleed])`, layered({ paddingBlockStart: 0 }));

// No banner has its place here: neither a landmark nor a gap is left.
globalStyle(`${banner}:not(:has(> * > *))`, layered({ display: 'none' }));

export const body = style(
  layered({
    flex: 1,
    // The footer starts below the first screen, so that content that still loads shifts nothing in sight.
    minBlockSize: '100lvh',
    inlineSize: '100%',
    maxInlineSize: 1440,
    marginInline: 'auto',
    paddingInline: gutter,
    paddingBlock: vars.space.xl,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    alignContent: 'start',
  }),
);
/** Below a banner. */
globalStyle(`${banner} + ${body}`, layered({ paddingBlockStart: vars.space.md }));
export const withSide = style(layered({ '@media': { [WIDE]: { gridTemplateColumns: 'fit-content(232px) minmax(0, 1fr)' } } }));
export const full = style(
  layered({ maxInlineSize: 'none', minBlockSize: 0, padding: 0, gap: 0, gridTemplateRows: 'minmax(0, 1fr)', alignContent: 'stretch' }),
);

/** Blocks of the main area, one under the other. */
export const main = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxl,
    alignContent: 'start',
    minInlineSize: 0,
    outline: 'none',
  }),
);
/** Titles of sections; a card of a list has its own look. */
const titled = (mark: string) => `${page}[data-titles=${mark}] ${main} h2:not(li h2)::before`;
globalStyle(
  `${titled('bar')}, ${titled('diamond')}`,
  layered({
    content: '',
    display: 'inline-block',
    inlineSize: '0.25em',
    blockSize: '0.9em',
    marginInlineEnd: '0.45em',
    verticalAlign: '-0.1em',
    borderRadius: vars.radius.sm,
    background: vars.color.accent,
  }),
);
globalStyle(
  titled('diamond'),
  layered({
    inlineSize: '0.5em',
    blockSize: '0.5em',
    verticalAlign: '0.12em',
    rotate: '45deg',
    borderRadius: 0,
    background: vars.color.highlight,
  }),
);

/** The page's heading for those who listen; on screen, menu and banner say where one is. */
export const pageTitle = style(
  layered({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }),
);
export const fullMain = style(
  layered({ position: 'relative', gap: 0, gridTemplateRows: 'minmax(0, 1fr)', alignContent: 'stretch', minBlockSize: 0 }),
);
globalStyle(`${fullMain} > [data-cfg]`, layered({ minBlockSize: 0 }));
/** The last block has the rest of the page's length, so that it can stay in sight. */
export const side = style(layered({ minInlineSize: 0, display: 'flex', flexDirection: 'column' }));
globalStyle(`${side} > [data-cfg]:last-child`, layered({ flex: 1 }));
export const footer = style(layered({ marginBlockStart: 'auto' }));
export const railMain = style(layered({ '@media': { [WIDE]: { gridColumn: 2, minInlineSize: 0 } } }));

/** Width of an entry at the end of the bottom bar. */
const END = '60px';

/**
 * At the end of the bottom bar, which leaves room for it; on wide screens in the margin beside the page's column. Where a finger types, it
 * gives way like the bar.
 */
export const right = style(
  layered({
    position: 'fixed',
    insetInlineEnd: barMargin,
    insetBlockEnd: barMargin,
    inlineSize: END,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    zIndex: `calc(${vars.layer.bar} + 1)`,
    '@media': {
      [TOUCH]: { selectors: { [WHILE_TYPING]: { visibility: 'hidden' } } },

      [WIDE]: {
        insetInlineEnd: 0,
        insetBlockEnd: 32,
        inlineSize: `max(${gutter} - 4px, min(44px, (100vw - 1440px) / 2))`,
        paddingBlockEnd: 0,
      },
    },
  }),
);
globalStyle(`${page}:has(> ${right})`, layered({ vars: { [barEnd]: END } }));

export const skip = style(
  layered({
    position: 'absolute',
    insetInlineStart: 12,
    insetBlockStart: -80,
    zIndex: vars.layer.toast,
    padding: `${vars.space.sm} ${vars.space.lg}`,
    borderRadius: vars.radius.md,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.fontWeight.bold,
    selectors: { '&:focus': { insetBlockStart: 12 } },
  }),
);

export const notice = style(
  layered({
    position: 'fixed',
    insetInline: 12,
    insetBlockEnd: `calc(${aboveBar} + 16px)`,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: 520,
    zIndex: vars.layer.toast,
    // Radix takes pointer events from the body while a modal is open.
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    padding: `${vars.space.md} ${vars.space.lg}`,
    borderRadius: vars.radius.lg,
    background: vars.color.raised,
    color: vars.color.text,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    boxShadow: vars.shadow.lg,
    '@media': { [WIDE]: { insetBlockEnd: 24 } },
  }),
);

export const failed = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.md,
    padding: vars.space.xl,
    borderRadius: vars.radius.lg,
    border: `1px dashed ${vars.color.border}`,
    color: vars.color.textMuted,
    textAlign: 'center',
  }),
);

/** An empty block takes no space. */
globalStyle('[data-cfg]:empty', layered({ display: 'none' }));
