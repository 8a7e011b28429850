import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const promises = style(
  layered({
    display: 'grid',
    gap: vars.space.md,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  }),
);

export const promise = style(
  layered({
    gridTemplateColumns: 'auto 1fr',
    columnGap: vars.space.md,
    rowGap: 0,
    alignItems: 'center',
    alignContent: 'center',
    // Height of a title and two lines, equal to the placeholder's.
    minBlockSize: 96,
    '@media': {
      [MEDIUM]: {
        gridTemplateColumns: '1fr',
        rowGap: vars.space.sm,
        alignContent: 'start',
        // A single card spans the whole row.
        selectors: { '&:only-child': { gridTemplateColumns: 'auto 1fr', rowGap: 0, alignContent: 'center' } },
      },
    },
  }),
);

export const mark = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    gridRow: 'span 2',
    borderRadius: vars.radius.md,
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    '@media': { [MEDIUM]: { gridRow: 'auto', selectors: { [`${promise}:only-child &`]: { gridRow: 'span 2' } } } },
  }),
);

export const title = style(layered({ fontSize: vars.fontSize.md }));
