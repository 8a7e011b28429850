import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** A container query, since forms are in modals of any width. */
const twoColumns = '(min-width: 520px)';
const withBanner = '(min-width: 700px)';
const oneColumn = 'not (min-width: 520px)';

export const root = style(layered({ containerType: 'inline-size', paddingBlockStart: space.sm }));

/** Banners beside forms are twice as high as wide: a longer form would cut off what they say, so it scrolls past them. */
export const side = style(
  layered({
    display: 'none',
    position: 'sticky',
    insetBlockStart: belowHeader,
    alignSelf: 'flex-start',
    flex: '0 0 240px',
    blockSize: 540,
    maxBlockSize: '100%',
    overflow: 'hidden',
    borderRadius: radius.lg,
    background: color.sunken,
    '@container': { [withBanner]: { display: 'block' } },
  }),
);

export const sideImage = style(layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

/** Lines of fields stay short where a wide modal has no banner. */
export const main = style(
  layered({ flex: 1, minInlineSize: 0, maxInlineSize: 600, marginInline: 'auto', display: 'grid', gap: space.lg, alignContent: 'start' }),
);
export const form = style(layered({ display: 'grid', gap: space.lg }));

export const grid = style(
  layered({
    display: 'grid',
    gap: space.lg,
    alignItems: 'start',
    '@container': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl } },
  }),
);
export const full = style(layered({ '@container': { [twoColumns]: { gridColumn: '1 / -1' } } }));

/** A group of fields, divided from the next by a line. */
export const group = style(
  layered({ selectors: { '& + &': { paddingBlockStart: space.lg, borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` } } }),
);

/** On phones the action stays within reach of the thumb while the fields scroll. */
export const actions = style(
  layered({
    display: 'grid',
    gap: space.md,
    '@container': {
      [oneColumn]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        paddingBlock: `${space.md} max(${space.lg}, env(safe-area-inset-bottom))`,
        background: color.raised,
      },
    },
  }),
);

/** What is under way; takes no room while nothing is. */
export const progress = style(
  layered({
    textAlign: 'center',
    fontSize: fontSize.sm,
    color: color.textMuted,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

/** Below the fields: a checkbox on one side, a link on the other. */
export const options = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: space.lg }),
);

export const aside = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.sm,
    fontSize: fontSize.sm,
    color: color.textMuted,
  }),
);

/** A text that acts: at least as high as a finger needs. */
export const textButton = style(
  layered({
    minBlockSize: 44,
    paddingInline: space.xs,
    color: color.accentText,
    fontWeight: fontWeight.medium,
    borderRadius: radius.sm,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const textLink = style(
  layered({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em', borderRadius: radius.sm }),
);

/** Ways to go on from there, each as high as a finger needs. */
export const ways = style(layered({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg }));
export const way = style(
  layered({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
);
export const reference = style(layered({ fontSize: fontSize.xs, fontWeight: fontWeight.regular, overflowWrap: 'anywhere' }));

export const divider = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    color: color.textMuted,
    fontSize: fontSize.sm,
    // It parts the form from what follows; where nothing does, there is nothing to part.
    selectors: { '&:last-child': { display: 'none' } },
    '::before': { content: '', flex: 1, borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` },
    '::after': { content: '', flex: 1, borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` },
  }),
);
