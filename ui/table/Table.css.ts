import { createContainer, keyframes, style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { PAGE_TOP } from '../theme/pageEdges.css.ts';
import { vars } from '../theme/vars.css.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';

const { color, font, fontSize, lineHeight, motion, radius, space } = vars;

const container = createContainer();
/** Widths of the table's place at which rows stand as cards, and as rows. */
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
    // Headings in sight are above their rows, not above the page's own header.
    isolation: 'isolate',
    selectors: {
      // What is on its way: a light line that passes along the top.
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
      [wide]: { background: color.surface, border: `1px solid ${color.border}`, borderRadius: radius.lg, overflow: 'clip' },
    },
  }),
);

export const scroller = style(
  layered({
    // Its own container, so that a row's cover can be as wide as what is in sight.
    containerType: 'inline-size',
    '@container': {
      [wide]: {
        selectors: {
          '&[data-bounded]': { maxBlockSize: 'var(--pf-table-height)', overflow: 'auto' },
          // A page cannot scroll what is too wide for it and keep the headings: the table scrolls both ways by itself.
          // Headings and totals reach a pixel past its edges, where rows would show through a fraction of one.
          '&[data-scrolls]': { overflow: 'auto', vars: { [PAGE_TOP]: '-1px' } },
          '&[data-scrolls]:not([data-bounded])': { maxBlockSize: '80dvh' },
          '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.lg },
          // Columns out of sight: the edge that hides them casts a shadow.
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
          '[dir=rtl] &:is([data-overflow=end], [data-overflow=both])::after': {
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

/** Room around what a cell holds. */
export const box = { paddingBlock: space.md, paddingInline: space.lg } as const;

/** Ground of headings and totals, between which the rows stand. */
export const margin = `color-mix(in srgb, ${color.sunken} 60%, ${color.surface})`;

export const note = style(layered({ overflow: 'hidden' }));
