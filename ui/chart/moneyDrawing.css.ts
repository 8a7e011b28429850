import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { forcedColors } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize } = vars;

/** A finger that moves sideways looks at points; one that moves up or down scrolls the page. */
export const box = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    fontSize: fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    touchAction: 'pan-y',
  }),
);

/** Places are computed, so nothing may depend on the page's direction. */
export const picture = style(layered({ position: 'absolute', insetBlockStart: 0, left: 0, direction: 'ltr' }));

export const grid = style(layered({ stroke: color.border, strokeWidth: 1, '@media': { [forcedColors]: { stroke: 'GrayText' } } }));
export const zero = style(layered({ stroke: color.borderStrong, '@media': { [forcedColors]: { stroke: 'CanvasText' } } }));

const axisText = { fill: color.textMuted, '@media': { [forcedColors]: { fill: 'CanvasText' } } } as const;
export const amountText = style(layered(axisText));
/** A date in Arabic is ordered as Arabic, although the picture itself runs left to right. */
export const timeText = style(layered({ ...axisText, unicodeBidi: 'plaintext' }));

export const line = style(layered({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' }));

/** Above zero a tint, below zero stripes: told apart without colour. */
export const gain = style(layered({ fill: 'currentColor', fillOpacity: 0.14 }));
export const loss = style(layered({ fillOpacity: 0.45 }));

/** Below zero a bar is an outline around a pale fill. */
export const lossBar = style(layered({ fillOpacity: 0.28, stroke: 'currentColor', strokeWidth: 1.5 }));

/** With a rim of the ground, so that it stands out from its own line. */
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
