import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export { clip, head, more, section, title, waiting } from '#site/features/games/gameRow.css.ts';

/** A phone shows a part of the next tile as a hint to scroll. */
export const tiles = style(
  layered({
    display: 'grid',
    gap: space.md,
    gridAutoFlow: 'column',
    gridAutoColumns: 132,
    inlineSize: 'max-content',
    selectors: { '&[data-tile=portrait]': { gridAutoColumns: 140 } },
    '@media': { [MEDIUM]: { gridAutoColumns: 164, selectors: { '&[data-tile=portrait]': { gridAutoColumns: 172 } } } },
  }),
);
