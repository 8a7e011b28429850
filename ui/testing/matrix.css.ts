import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { layered } from '../private/layered.ts';

const { color, font, fontSize, fontWeight, space } = vars;

/** A phone's width. */
const cellWidthPx = 360;

/** This many columns, as space allows. Never three, so that rows correspond to skins. */
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, ${cellWidthPx}px)`,
  columnGap: `min((100% - ${count * cellWidthPx}px) / ${count - 1}, ${space.lg})`,
});
const from = (count: number) => `(min-width: ${count * cellWidthPx}px)`;

export const room = style(layered({ containerType: 'inline-size' }));

export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${cellWidthPx}px`,
    justifyContent: 'center',
    rowGap: space.lg,
    paddingBlock: space.lg,
    '@container': { [from(2)]: columns(2), [from(4)]: columns(4) },
  }),
);

export const cell = style(layered({ inlineSize: cellWidthPx }));

export const caption = style(
  layered({
    display: 'flex',
    gap: space.sm,
    paddingInline: space.sm,
    paddingBlockEnd: space.xs,
    color: color.textMuted,
    fontFamily: font.body,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
  }),
);

export const frame = style(layered({ display: 'block', inlineSize: cellWidthPx, border: 0 }));

/** The page inside a frame, with a story's padding. */
export const ground = style(layered({ padding: space.lg }));

const page = ':root[data-matrix-cell]';

// Scrollbars take no space, as on a phone.
globalStyle(page, layered({ scrollbarWidth: 'none', scrollbarGutter: 'auto' }));

// Twelve cells are one screenshot: animations are at their end, and carets are hidden.
globalStyle(
  `${page} *, ${page} *::before, ${page} *::after`,
  layered({
    animationDuration: '0s !important',
    animationDelay: '0s !important',
    animationIterationCount: '1 !important',
    // Storybook reverses animations for screenshots, which would show their start.
    animationDirection: 'normal !important',
    transition: 'none !important',
    caretColor: 'transparent !important',
  }),
);
