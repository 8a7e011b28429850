import { style } from '@vanilla-extract/css';

import { coarsePointer, layered, TOUCH_TARGET } from '../private/layered.ts';
import { belowHeader } from '../theme/pageEdges.css.ts';
import { vars } from '../theme/vars.css.ts';
import { box, cards, compact, margin, wide } from './Table.css.ts';
import { align } from './TableRow.css.ts';

const { color, control, fontSize, fontWeight, lineHeight, motion, radius, space } = vars;

/** On one line with its label. */
export const sortField = style(
  layered({
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.md,
    marginBlockEnd: space.md,
    '@container': { [wide]: { display: 'none' } },
  }),
);

/** Visually replaced by the labels in the cards. */
export const head = style([
  layered({
    '@container': {
      [cards]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    },
  }),
]);

export const heading = style(
  layered({
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.tight,
    whiteSpace: 'normal',
    color: color.textMuted,
    '@container': {
      [wide]: {
        ...box,
        position: 'sticky',
        zIndex: 2,
        insetBlockStart: belowHeader,
        background: margin,
        borderBlockEnd: `${vars.borderWidth.thin} solid ${color.border}`,
        selectors: {
          ...compact,
          '[data-sticky] &:first-child': { insetInlineStart: 0, zIndex: 3 },
          '&[aria-sort]': { padding: 0 },
        },
      },
    },
  }),
);

export const sortButton = style(
  layered({
    ...box,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    inlineSize: '100%',
    minBlockSize: control.sm,
    fontWeight: 'inherit',
    textAlign: 'inherit',
    justifyContent: 'inherit',
    selectors: {
      ...compact,
      '&:hover': { color: color.text, transition: `color ${motion.fast}` },
      '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: color.text },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.sm },
    },
    '@media': { [coarsePointer]: { minBlockSize: TOUCH_TARGET } },
    '@container': { [cards]: { display: 'none' } },
  }),
);

/** A column with a width of its own, which the component sets. */
export const sized = style(layered({ inlineSize: 'var(--pf-column-width)', minInlineSize: 'var(--pf-column-width)' }));

export const sortIcon = style(
  layered({
    flexShrink: 0,
    selectors: {
      '&[data-direction=none]': { opacity: 0.55 },
      '&:not([data-direction=none])': { color: color.accentText },
      // Before the text if that is aligned to the end.
      [`${align.end} &`]: { order: -1 },
    },
  }),
);

/** A heading's text without its button. */
export const inCards = style(layered({ '@container': { [wide]: { display: 'none' } } }));
