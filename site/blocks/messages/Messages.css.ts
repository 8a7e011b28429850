import { style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, motion, radius, space } = vars;

export { row, rows as list } from '#site/components/rows.css.ts';

/** Width of the checkbox column. */
const BOX = '44px';

export const inbox = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md }));

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: 52,
    paddingInline: space.md,
  }),
);

/** On a phone, the buttons have a separate line. */
export const chooseAll = style(layered({ flex: '1 1 100%', '@media': { [MEDIUM]: { flex: '1 1 auto' } } }));

/** The hover area includes the checkbox; starting beside the text, the background would touch its first letter. */
export const head = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${BOX} minmax(0, 1fr)`,
    alignItems: 'center',
    paddingInlineStart: space.md,
    '@media': { [canHover]: { selectors: { '&:hover': { background: color.sunken } } } },
  }),
);

export const heading = style(layered({ margin: 0, font: 'inherit' }));

export const opener = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title arrow" "time arrow"',
    alignItems: 'center',
    columnGap: space.md,
    inlineSize: '100%',
    minBlockSize: 64,
    paddingBlock: space.sm,
    paddingInline: `${space.sm} ${space.md}`,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gridTemplateAreas: '"title time arrow"' },
    },
    selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' } },
  }),
);

export const title = style(
  layered({
    gridArea: 'title',
    lineHeight: lineHeight.tight,
    overflowWrap: 'anywhere',
    color: color.textMuted,
    selectors: {
      '&[data-unread=true]': { color: color.text, fontWeight: fontWeight.bold },
      '&[data-unread=true]::before': {
        content: '""',
        display: 'inline-block',
        inlineSize: 8,
        blockSize: 8,
        marginInlineEnd: space.sm,
        borderRadius: radius.pill,
        background: color.accent,
        verticalAlign: 'middle',
      },
    },
  }),
);

export const time = style(layered({ gridArea: 'time', color: color.textMuted, fontSize: fontSize.sm, fontVariantNumeric: 'tabular-nums' }));

export const arrow = style(
  layered({
    gridArea: 'arrow',
    color: color.textMuted,
    transition: `transform ${motion.overlay} ${motion.ease}`,
    selectors: { '&[data-open=true]': { transform: 'rotate(180deg)' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

export const body = style(
  layered({
    display: 'grid',
    justifyItems: 'start',
    gap: space.md,
    paddingBlockEnd: space.lg,
    paddingInline: `calc(${BOX} + ${space.md} + ${space.sm}) ${space.lg}`,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
