import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import * as gameRow from '#site/features/games/gameRow.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const section = style([gameRow.section, layered({ containerType: 'inline-size' })]);

export { clip, head, more, title, waiting } from '#site/features/games/gameRow.css.ts';

/** Columns of the grid, and the widths of the row between which they apply, in px. */
const COLUMNS = [
  [2, 0, 300],
  [3, 300, 480],
  [4, 480, 828],
  [5, 828, 996],
  [6, 996, 1164],
  [7, 1164, 1332],
  [8, 1332, 1500],
  [9, 1500, 1668],
  [10, 1668, 100_000],
] as const;

const between = (from: number, below: number): string => `(min-width: ${from}px) and (max-width: ${below - 0.01}px)`;

/** A phone shows a part of the next tile as a hint to scroll. */
export const tiles = style(
  layered({
    display: 'grid',
    gap: space.md,
    selectors: {
      '&[data-look=row]': { gridAutoFlow: 'column', gridAutoColumns: 132, inlineSize: 'max-content' },
      '&[data-look=row][data-tile=portrait]': { gridAutoColumns: 148 },
      '&[data-look=grid]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
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
      COLUMNS.map(([columns, from, below]) => [
        between(from, below),
        { selectors: { '&[data-look=grid]': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } } },
      ]),
    ),
  }),
);

/** The first tile of a last line that is not full, unless there is no other line. */
const startsRest = (columns: number): string => `:nth-child(${columns}n + 1):nth-last-child(-n + ${columns - 1}):not(:first-child)`;

/** A grid shows full lines only. */
export const tile = style(
  layered({
    '@container': Object.fromEntries(
      COLUMNS.map(([columns, from, below]) => {
        const inGrid = `${tiles}[data-look=grid] >`;
        return [
          between(from, below),
          {
            selectors: {
              [`${inGrid} &${startsRest(columns)}`]: { display: 'none' },
              [`${inGrid} ${startsRest(columns)} ~ &`]: { display: 'none' },
            },
          },
        ];
      }),
    ),
  }),
);
