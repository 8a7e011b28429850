import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { GAP } from './columns.ts';

export const list = style(layered({ position: 'relative' }));

export const row = style(layered({ position: 'absolute', insetBlockStart: 0, insetInline: 0, display: 'grid' }));

export const waiting = style(layered({ display: 'grid', gap: GAP, paddingBlockEnd: GAP }));

export const waitingTile = style(
  layered({
    display: 'block',
    aspectRatio: '5 / 8',
    selectors: { '&[data-shape=portrait]': { aspectRatio: '3 / 4' } },
  }),
);
