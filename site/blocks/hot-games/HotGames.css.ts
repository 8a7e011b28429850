import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import * as gameRow from '#site/features/games/gameRow.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const section = style([gameRow.section, layered({ containerType: 'inline-size' })]);

export { clip, head, more, title, waiting } from '#site/features/games/gameRow.css.ts';

/** Columns of the grid, by the media feature of the row's width for which they apply. */
const COLUMNS = {
  3: '(max-width: 479.9px)',
  4: '(min-width: 480px) and (max-width: 879.9px)',
  6: '(min-width: 880px) and (max-width: 1239.9px)',
  8: '(min-width: 1240px)',
} as const;

/** A phone shows a part of the next tile as a hint to scroll. */
export const tiles = style(
  layered({
    display: 'grid',
    gap: space.md,
    selectors: {
      '&[data-look=row]': { gridAutoFlow: 'column', gridAutoColumns: 132, inlineSize: 'max-content' },
      '&[data-look=row][data-tile=portrait]': { gridAutoColumns: 148 },
    },
    '@media': {
      [MEDIUM]: {
        selectors: {
          '&[data-look=row]': { gridAutoColumns: 164 },
          '&[data-look=row][data-tile=portrait]': { gridAutoColumns: 188 },
        },
      },
    },
    '@container': Object.fromEntries(
      Object.entries(COLUMNS).map(([columns, width]) => [
        width,
        { selectors: { '&[data-look=grid]': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } } },
      ]),
    ),
  }),
);

/** The tiles of a last line that is not full, unless there is no other line. */
function rest(columns: number): string {
  const first = `:nth-child(${columns}n + 1):nth-last-child(-n + ${columns - 1}):not(:first-child)`;
  return `:is(${first}, ${first} ~ *)`;
}

/** A grid shows full lines only. */
export const tile = style(
  layered({
    '@container': Object.fromEntries(
      Object.entries(COLUMNS).map(([columns, width]) => [
        width,
        { selectors: { [`[data-look=grid] > &${rest(Number(columns))}`]: { display: 'none' } } },
      ]),
    ),
  }),
);
