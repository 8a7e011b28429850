import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { forcedColors } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize } = vars;

/** Horizontal touch moves select points; vertical ones scroll the page. */
export const box = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    fontSize: fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    touchAction: 'pan-y',
  }),
);

/** Positions are computed, so nothing may depend on the page's direction. */
export const picture = style(layered({ position: 'absolute', insetBlockStart: 0, left: 0, direction: 'ltr' }));

export const grid = style(layered({ stroke: color.border, strokeWidth: 1, '@media': { [forcedColors]: { stroke: 'GrayText' } } }));
export const zero = style(layered({ stroke: color.borderStrong, '@media': { [forcedColors]: { stroke: 'CanvasText' } } }));

const axisText = { fill: color.textMuted, '@media': { [forcedColors]: { fill: 'CanvasText' } } } as const;
export const amountText = style(layered(axisText));
/** An Arabic date keeps its right-to-left order, although the picture runs left to right. */
export const timeText = style(layered({ ...axisText, unicodeBidi: 'plaintext' }));

export const line = style(layered({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' }));

/** A tint above zero, stripes below: distinguishable without color. */
export const gain = style(layered({ fill: 'currentColor', fillOpacity: 0.14 }));
export const loss = style(layered({ fillOpacity: 0.45 }));

/** Bars below zero have an outline and a pale fill. */
export const lossBar = style(layered({ fillOpacity: 0.28, stroke: 'currentColor', strokeWidth: 1.5 }));

/** With an outline in the background color, to separate it from its line. */
export const marker = style(
  layered({
    fill: 'currentColor',
    stroke: color.surface,
    strokeWidth: 1.5,
    paintOrder: 'stroke',
    '@media': { [forcedColors]: { stroke: 'Canvas' } },
  }),
);

export const pointer = style(
  layered({ stroke: color.borderStrong, strokeWidth: 1, '@media': { [forcedColors]: { stroke: 'Highlight' } } }),
);
export const pointedBand = style(
  layered({ fill: color.text, fillOpacity: 0.08, '@media': { [forcedColors]: { fill: 'Highlight', fillOpacity: 0.4 } } }),
);
