import { style } from '@vanilla-extract/css';

import { layered } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const list = style(layered({ position: 'relative' }));

export const row = style(layered({ position: 'absolute', insetBlockStart: 0, insetInline: 0, display: 'grid' }));

export const waiting = style(layered({ display: 'grid', rowGap: vars.space.md }));

export const waitingTile = style(
  layered({
    display: 'block',
    aspectRatio: '5 / 8',
    selectors: { '&[data-shape=portrait]': { aspectRatio: '3 / 4' } },
  }),
);
