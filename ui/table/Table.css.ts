import { createContainer, keyframes, style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { PAGE_TOP } from '../theme/pageEdges.css.ts';
import { vars } from '../theme/vars.css.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';

const { color, font, fontSize, lineHeight, motion, radius, space } = vars;

const container = createContainer();
/** Container widths at which rows are cards, and table rows. */
export const cards = `${container} (width < 560px)`;
export const wide = `${container} (width >= 560px)`;

export const root = style(
  layered({
    position: 'relative',
    containerType: 'inline-size',
    containerName: container,
    inlineSize: '100%',
    minInlineSize: 0,
  }),
);

export const caption = style(
  layered({
    marginBlockEnd: space.md,
    fontFamily: font.heading,
    fontWeight: font.headingWeight,
    fontSize: fontSize.lg,
    lineHeight: lineHeight.tight,
    textWrap: 'balance',
  }),
);

export const hiddenCaption = hidden;

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const frame = style(
  layered({
    position: 'relative',
    // Sticky headings are above their rows, but below the page's header.
    isolation: 'isolate',
    selectors: {
      // Loading: a line of light that moves along the top.
      '&[data-busy]::before': {
        content: '',
        position: 'absolute',
        zIndex: 5,
        insetBlockStart: 0,
        inlineSize: '40%',
        blockSize: 2,
        background: color.accent,
        animation: `${pass} 1.4s ${motion.ease} infinite`,
      },
      '&[data-busy]': { overflow: 'clip' },
    },
    '@media': {
      [reducedMotion]: { selectors: { '&[data-busy]::before': { animation: 'none', inlineSize: '100%', opacity: 0.5 } } },
    },
    '@container': {
      [wide]: {
        background: color.surface,
        border: `${vars.borderWidth.thin} solid ${color.border}`,
        borderRadius: radius.lg,
        overflow: 'clip',
      },
    },
  }),
);

export const scroller = style(
  layered({
    // A size container, so that a row's hit area can be as wide as the visible part.
    containerType: 'inline-size',
    '@container': {
      [wide]: {
        selectors: {
          '&[data-bounded]': { maxBlockSize: 'var(--pf-table-height)', overflow: 'auto' },
          // A page cannot scroll a wide table and have sticky headings: the table scrolls both ways itself. Headings
          // and totals extend a pixel past its edges, where rows would show through at fractional positions.
          '&[data-scrolls]': { overflow: 'auto', vars: { [PAGE_TOP]: '-1px' } },
          '&[data-scrolls]:not([data-bounded])': { maxBlockSize: '80dvh' },
          '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.lg },
          // Hidden columns: the edge that hides them has a shadow.
          '&:is([data-overflow=end], [data-overflow=both])::after': {
            content: '',
            position: 'absolute',
            zIndex: 4,
            insetBlock: 0,
            insetInlineEnd: 0,
            inlineSize: space.lg,
            pointerEvents: 'none',
            background: `linear-gradient(to left, color-mix(in srgb, ${color.text} 14%, transparent), transparent)`,
          },
          '&:dir(rtl):is([data-overflow=end], [data-overflow=both])::after': {
            background: `linear-gradient(to right, color-mix(in srgb, ${color.text} 14%, transparent), transparent)`,
          },
        },
      },
    },
  }),
);

export const table = style(
  layered({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: fontSize.sm,
    textAlign: 'start',
    '@container': { [cards]: { display: 'block' } },
  }),
);

/** Padding of a cell. */
export const box = { paddingBlock: space.md, paddingInline: space.lg } as const;

/** Selector and padding of a cell in a compact table. */
export const compact = { '[data-density=compact] &': { paddingBlock: space.xs, paddingInline: space.md } } as const;

/** Background of headings and totals. */
export const margin = `color-mix(in srgb, ${color.sunken} 60%, ${color.surface})`;

export const note = style(layered({ overflow: 'hidden' }));
