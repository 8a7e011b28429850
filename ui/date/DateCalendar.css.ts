import { style } from '@vanilla-extract/css';
import type { ClassNames } from 'react-day-picker';

import { chosen } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';
import { coarsePointer, layered, TOUCH_TARGET } from '../private/layered.ts';

const { color, fontSize, fontWeight, motion, radius, space } = vars;

/** Size of a day; seven large ones still fit a page of 360 px. On narrower pages the columns shrink. */
const DAY = '40px';

/** Grows with a coarse pointer. */
const daySized = { inlineSize: DAY, blockSize: DAY, '@media': { [coarsePointer]: { inlineSize: TOUCH_TARGET, blockSize: TOUCH_TARGET } } };

const months = style(layered({ display: 'flex', gap: space.xl }));

const month = style(
  layered({
    display: 'grid',
    // Captions stay centered if only the outer months have a button.
    gridTemplateColumns: `minmax(${DAY}, auto) 1fr minmax(${DAY}, auto)`,
    gridTemplateAreas: `'back caption on' 'days days days'`,
    alignItems: 'center',
    rowGap: space.xs,
    inlineSize: `calc(7 * ${DAY})`,
    minInlineSize: 0,
    alignContent: 'start',
    '@media': { [coarsePointer]: { inlineSize: `calc(7 * ${TOUCH_TARGET})` } },
  }),
);

const turn = (gridArea: string) =>
  style(
    layered({
      ...daySized,
      gridArea,
      display: 'grid',
      placeItems: 'center',
      borderRadius: radius.sm,
      color: color.textMuted,
      selectors: {
        '&:hover:not([aria-disabled=true])': { background: color.sunken, color: color.text },
        '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
      },
    }),
  );

const caption = style(layered({ gridArea: 'caption', textAlign: 'center', fontWeight: fontWeight.medium }));
const captionLabel = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space.xxs }));

const dropdowns = style(layered({ display: 'flex', justifyContent: 'center', gap: space.xs }));

/** Visible part of a month or year list; the native select lies over it, transparent. */
const dropdownRoot = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: DAY,
    paddingInline: space.sm,
    borderRadius: radius.sm,
    selectors: {
      '&:hover': { background: color.sunken },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
    '@media': { [coarsePointer]: { minBlockSize: TOUCH_TARGET } },
  }),
);
const dropdown = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    // Used by the open list.
    background: color.raised,
    color: color.text,
  }),
);

const grid = style(
  layered({ gridArea: 'days', inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: `0 ${space.xxs}` }),
);

const weekday = style(
  layered({ blockSize: space.xl, padding: 0, fontSize: fontSize.xs, fontWeight: fontWeight.regular, color: color.textMuted }),
);

const today = style({});
const disabled = style({});
const outside = style({});
const hidden = style({});
const selected = style({});
const first = style({});
const last = style({});
const middle = style({});

const startEdge = { borderStartStartRadius: radius.sm, borderEndStartRadius: radius.sm } as const;
const endEdge = { borderStartEndRadius: radius.sm, borderEndEndRadius: radius.sm } as const;

/** The cell renders the band of a range; its button renders the day. */
const day = style(
  layered({
    // Also for empty cells, so that all months have the same height.
    blockSize: daySized.blockSize,
    '@media': { [coarsePointer]: { blockSize: TOUCH_TARGET } },
    padding: 0,
    textAlign: 'center',
    selectors: {
      ...chosen(`&:is(${first}, ${middle}, ${last}):not(${hidden})`, { background: color.accentSoft }),
      [`&:is(${first}), &:is(${middle}):first-child`]: startEdge,
      [`&:is(${last}), &:is(${middle}):last-child`]: endEdge,
    },
  }),
);

const end = `${selected}:not(${middle}) > &`;

const dayButton = style(
  layered({
    ...daySized,
    maxInlineSize: '100%',
    borderRadius: radius.sm,
    fontSize: fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover:not(:disabled)': { background: color.sunken, transition: `background ${motion.fast}` },
      '&:focus-visible': { outlineWidth: 2, outlineOffset: '-2px' },
      [`${today} > &`]: { color: color.accentText, fontWeight: fontWeight.bold },
      [`${outside} > &`]: { color: color.textMuted },
      [`${disabled} > &`]: { color: color.textMuted, opacity: 0.5, cursor: 'not-allowed' },
      ...chosen(end, { background: color.accent, color: color.onAccent, fontWeight: fontWeight.medium }),
      [`${end}:hover`]: { background: color.accentHover },
      // A gap between the accent and the focus ring.
      [`${end}:focus-visible`]: { outlineOffset: 1 },
    },
  }),
);

const footer = style(layered({ paddingBlockStart: space.sm, fontSize: fontSize.sm, color: color.textMuted, textAlign: 'center' }));

/** Class names of DayPicker's parts. */
export const classNames: Partial<ClassNames> = {
  months,
  month,
  month_caption: caption,
  caption_label: captionLabel,
  dropdowns,
  dropdown_root: dropdownRoot,
  dropdown,
  button_previous: turn('back'),
  button_next: turn('on'),
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  today,
  disabled,
  outside,
  hidden,
  selected,
  range_start: first,
  range_middle: middle,
  range_end: last,
  footer,
};
