import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';
import { box, cards, compact, margin, wide } from './Table.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

export const align = styleVariants({
  start: layered({ textAlign: 'start', justifyContent: 'flex-start' }),
  end: layered({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@container': { [wide]: { textAlign: 'end', justifyContent: 'flex-end' } },
  }),
});

/** The first column, if sticky: above the cells that scroll under it. */
const stuck = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
} as const;

const card = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.lg,
  rowGap: space.xs,
  padding: space.lg,
  border: `${vars.borderWidth.thin} solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
} as const;

/** A group of rows. Around cards it is no table part, which would be only as wide as its contents. */
export const group = style(layered({ '@container': { [cards]: { display: 'block' } } }));

/** Rows of two lines are in one card. */
export const body = style([
  group,
  layered({
    '@container': {
      [cards]: {
        selectors: {
          '[data-lines] > &': {
            border: `${vars.borderWidth.thin} solid ${color.border}`,
            borderRadius: radius.lg,
            background: color.surface,
            overflow: 'clip',
          },
        },
      },
    },
  }),
]);

/** Gap between cards, across groups too. */
const apart = { marginBlockStart: space.md } as const;

export const row = style(
  layered({
    '@container': {
      [cards]: {
        ...card,
        // Skips rendering of cards outside the viewport, which halves the time of sorting a thousand of them on a
        // phone. The estimated height is that of a card of four lines.
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 100px',
        selectors: {
          '& + &': apart,
          '[data-lines] &': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) fit-content(64%)',
            rowGap: space.xxs,
            marginBlockStart: 0,
            paddingBlock: space.md,
            border: 0,
            borderRadius: 0,
            containIntrinsicBlockSize: 'auto 46px',
          },
          '[data-lines] & + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` },
        },
      },
    },
  }),
);

export const totals = style(layered({ '@container': { [cards]: { ...card, ...apart, background: margin, fontWeight: fontWeight.bold } } }));

const inRow = {
  ...box,
  verticalAlign: 'middle',
  background: color.surface,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${color.border}`,
} as const;
const rowStates = {
  ...compact,
  [`${row}:last-child > &`]: { borderBlockEnd: 0 },
  [`${row}:hover > &`]: { background: color.sunken },
} as const;

/** Every cell but the first. In a card its label is at the start of its line and the value at the end. */
export const cell = style(
  layered({
    '@container': {
      [wide]: { ...inRow, selectors: { ...rowStates, [`${row} > &[data-blank]::after`]: { content: '–', color: color.textMuted } } },
      [cards]: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: space.lg,
        flex: '1 0 100%',
        minInlineSize: 0,
        padding: 0,
        selectors: {
          '&::before': {
            // Screen readers get it from the heading.
            content: ['attr(data-label)', 'attr(data-label) / ""'],
            flex: '0 1 auto',
            whiteSpace: 'normal',
            color: color.textMuted,
            fontSize: fontSize.sm,
            fontWeight: fontWeight.regular,
          },
          // An amount does not wrap: its label does, between words. If its longest word does not fit beside the amount,
          // the amount moves below it.
          [`${align.end}&`]: { flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0 },
          [`${align.end}&::before`]: { flex: '1 1 min-content', maxInlineSize: '100%', overflowWrap: 'break-word' },
          '&[data-blank]': { display: 'none' },
          // In rows of two lines, only the prominent columns.
          [`[data-lines] ${row} > &`]: { display: 'none' },
        },
      },
    },
  }),
);

export const value = style(
  layered({
    '@container': {
      [cards]: {
        minInlineSize: 0,
        textAlign: 'end',
        selectors: { [`${align.end} > &`]: { flexShrink: 0 } },
      },
    },
  }),
);

/** The first cell: it names the row, and in a card it is the title. */
export const title = style(
  layered({
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    '@container': {
      [wide]: {
        ...inRow,
        // Containing block of a row's hit area: not every browser supports that on the row itself.
        position: 'relative',
        selectors: { ...rowStates, '[data-sticky] &': stuck },
      },
      [cards]: {
        // Shares its line only if no word has to be broken for that.
        flex: '1 1 min-content',
        minInlineSize: 0,
        padding: 0,
        order: -2,
        fontSize: fontSize.md,
        selectors: { '&[data-blank]': { display: 'none' } },
      },
    },
  }),
);

/** On the footer's background, and sticky if the table scrolls itself. */
export const foot = style({});
globalStyle(
  `${foot} :is(td, th)`,
  layered({
    '@container': {
      [wide]: {
        background: margin,
        borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}`,
        borderBlockEnd: 0,
        fontWeight: fontWeight.bold,
      },
    },
  }),
);
globalStyle(
  `[data-scrolls] ${foot} :is(td, th)`,
  layered({ '@container': { [wide]: { position: 'sticky', insetBlockEnd: -1, zIndex: 2 } } }),
);
globalStyle(`[data-sticky] ${foot} :first-child:is(td, th)`, layered({ '@container': { [wide]: { zIndex: 3 } } }));

export const priority = styleVariants({
  high: layered({
    '@container': {
      [cards]: {
        flex: '0 1 auto',
        order: -1,
        gap: space.sm,
        marginInlineStart: 'auto',
        fontSize: fontSize.md,
        fontWeight: fontWeight.bold,
        selectors: {
          [`[data-lines] ${row} > &:not([data-blank])`]: { display: 'block', gridArea: '1 / 2', textAlign: 'end' },
          [`[data-lines] ${row} > &::before`]: { content: 'none' },
        },
      },
    },
  }),
  second: layered({
    '@container': {
      [cards]: {
        selectors: {
          [`[data-lines] ${row} > &:not([data-blank])`]: {
            display: 'flex',
            flexWrap: 'nowrap',
            justifyContent: 'flex-start',
            alignItems: 'center',
            gap: space.xs,
            gridRow: 2,
            fontSize: fontSize.sm,
            color: color.textMuted,
          },
          // Texts speak for themselves, numbers do not.
          [`[data-lines] ${row} > &:not(${align.end})::before`]: { content: 'none' },
          [`[data-lines] ${row} > &:is(${align.end})::before`]: { flex: 'none' },
        },
      },
    },
  }),
  normal: {},
  low: layered({ '@container': { [cards]: { display: 'none' } } }),
});

/** The link or button of a row, in its first cell. Its hit area covers the whole row. */
export const press = style(
  layered({
    color: color.accentText,
    fontWeight: 'inherit',
    textAlign: 'start',
    // Sticky headings and totals would cover the focused element.
    scrollMarginBlock: space.xxxl,
    selectors: {
      '&::after': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, inlineSize: 'var(--pf-table-width, 100cqi)' },
      '[data-sticky] &::after': { inlineSize: 'var(--pf-table-sight, 100cqi)' },
      [`${row}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: radius.md },
    },
    '@container': { [cards]: { selectors: { '&::after': { inlineSize: 'auto', insetInlineEnd: 0, borderRadius: radius.lg } } } },
  }),
);

// The second of two is at the end.
globalStyle(
  `[data-lines] ${row} > ${priority.second} ~ ${priority.second}`,
  layered({ '@container': { [cards]: { gridColumn: 2, justifySelf: 'end' } } }),
);

// Interactive content of the other cells is above the hit area.
globalStyle(`${cell} :is(a, button, input, select)`, layered({ position: 'relative', zIndex: 1 }));
