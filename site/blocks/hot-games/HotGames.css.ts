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
    selectors: {
      '&[data-look=row]': { gridAutoFlow: 'column', gridAutoColumns: 132, inlineSize: 'max-content' },
      '&[data-look=row][data-tile=portrait]': { gridAutoColumns: 148 },
      '&[data-look=grid]': { gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))' },
    },
    '@media': {
      [MEDIUM]: {
        selectors: {
          '&[data-look=row]': { gridAutoColumns: 164 },
          '&[data-look=row][data-tile=portrait]': { gridAutoColumns: 188 },
          '&[data-look=grid]': { gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))' },
        },
      },
    },
  }),
);
