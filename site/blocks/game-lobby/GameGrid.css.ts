import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { COLUMNS, fluidColumns, GAP, type Tile } from './columns.ts';

export const list = style(layered({ position: 'relative' }));

export const row = style(layered({ position: 'absolute', insetBlockStart: 0, insetInline: 0, display: 'grid' }));

const fluid = style(layered({ display: 'grid', gap: GAP, paddingBlockEnd: GAP }));

const fluidBy = (tile: Tile) => styleVariants(COLUMNS, (columns) => [fluid, layered({ gridTemplateColumns: fluidColumns(columns, tile) })]);

/** Columns by the width of the screen, before the list has been measured; by tile and the wanted number. */
export const fluidGrid: Readonly<Record<Tile, Readonly<Record<number, string | undefined>>>> = {
  square: fluidBy('square'),
  portrait: fluidBy('portrait'),
};

export const waitingTile = style(
  layered({
    display: 'block',
    aspectRatio: '5 / 8',
    selectors: { '&[data-shape=portrait]': { aspectRatio: '3 / 4' } },
  }),
);
