import { style, styleVariants } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { selectedEntry } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, control, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const centre = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    rowGap: space.lg,
    minBlockSize: 'min(560px, 70dvh)',
    '@media': {
      [MEDIUM]: {
        gridTemplateColumns: 'minmax(200px, 272px) minmax(0, 1fr)',
        // As high as the viewport allows, less the modal's chrome, so that the menu does not move between entries.
        minBlockSize: 'min(calc(100dvh - 134px), 60rem)',
      },
    },
  }),
);

export const panel = style(
  layered({
    minInlineSize: 0,
    // A short entry stays at the top of the panel.
    alignContent: 'start',
    '@media': {
      [MEDIUM]: {
        alignSelf: 'stretch',
        // As long as the longer of menu and entry.
        paddingInlineStart: space.lg,
        borderInlineStart: `${vars.borderWidth.thin} solid ${color.border}`,
      },
    },
  }),
);

/** Wider than the modal's other contents: tiles need the space. */
export const hub = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, marginInline: `calc(-1 * ${space.sm})` }),
);

export const menu = styleVariants({
  row: layered({
    display: 'grid',
    gap: space.md,
    '@media': {
      [MEDIUM]: {
        position: 'sticky',
        insetBlockStart: belowHeader,
        paddingInlineEnd: space.md,
      },
    },
  }),
  tile: layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md }),
});

export const group = styleVariants({
  row: layered({ display: 'grid' }),
  tile: layered({
    paddingBlock: `${space.md} ${space.xs}`,
    paddingInline: space.xs,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
  }),
});

const title = { margin: 0, paddingInline: space.md, lineHeight: lineHeight.tight } as const;

export const groupTitle = styleVariants({
  row: layered({ ...title, paddingBlock: space.xs, color: color.textMuted, fontSize: fontSize.xs, fontWeight: fontWeight.medium }),
  tile: layered({ ...title, paddingBlockEnd: space.xs, fontSize: fontSize.md, fontWeight: fontWeight.bold }),
});

const list = { margin: 0, padding: 0, listStyle: 'none', display: 'grid' } as const;

export const entries = styleVariants({
  row: layered({ ...list, gap: space.xxs }),
  tile: layered({
    ...list,
    // A column is as wide as its longest word.
    gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
    rowGap: space.xs,
    // By font size: large texts and the narrowest phones.
    '@media': {
      '(max-width: 21rem)': { gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))' },
      '(max-width: 14rem)': { gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))' },
    },
  }),
});

const link = {
  position: 'relative',
  borderRadius: radius.md,
  color: color.text,
  lineHeight: lineHeight.tight,
  textDecoration: 'none',
  // No transition: its nine frames delayed the entry after a press on a slow phone.
} as const;

export const entry = styleVariants({
  row: layered({
    ...link,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: control.md,
    paddingBlock: space.xs,
    paddingInline: space.md,
    selectors: {
      '&:hover': { background: color.sunken },
      ...chosen('&[aria-current=page]', { ...selectedEntry, fontWeight: fontWeight.medium }),
    },
  }),
  tile: layered({
    ...link,
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr)',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space.xs,
    minBlockSize: 76,
    paddingBlock: space.xs,
    paddingInline: 2,
    selectors: { '&:hover': { background: color.sunken } },
  }),
});

export const icon = styleVariants({
  row: layered({ display: 'grid', flexShrink: 0, opacity: 0.8 }),
  tile: layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: radius.lg,
    background: color.accentSoft,
    color: color.accentText,
  }),
});

export const label = styleVariants({
  row: layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
  tile: layered({ fontSize: fontSize.xs, textAlign: 'center', textWrap: 'balance' }),
});

/** A word with a hyphen stays on one line. */
export const hyphened = style(layered({ whiteSpace: 'nowrap' }));

export const count = styleVariants({
  row: {},
  /** At the corner of the icon. */
  tile: layered({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 'calc(50% + 10px)' }),
});

const entryTitle = {
  margin: 0,
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.tight,
  outline: 'none',
} as const;

export const heading = style(layered(entryTitle));

export const barTitle = style(layered({ ...entryTitle, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

/** In line with the content below by its icon. */
export const back = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 44,
    blockSize: 44,
    marginInlineStart: `calc(-1 * ${space.md})`,
    borderRadius: radius.pill,
    color: color.text,
    selectors: { '&:hover': { background: color.sunken } },
  }),
);

export const backIcon = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
