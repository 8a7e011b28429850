import { style } from '@vanilla-extract/css';

import { input } from './Field.css.ts';
import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, space } = vars;

export const column = style(layered({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));

/** Grows with its text, between the rows set by the component; browsers without support get a resize handle. */
export const text = style([
  input,
  layered({
    display: 'block',
    boxSizing: 'content-box',
    inlineSize: `calc(100% - 2 * ${space.lg})`,
    paddingBlock: space.md,
    lineHeight: vars.lineHeight.normal,
    minBlockSize: 'calc(var(--pf-min-rows, 3) * 1lh)',
    maxBlockSize: 'calc(var(--pf-max-rows, 8) * 1lh)',
    fieldSizing: 'content',
    resize: 'none',
    // Long words break instead of widening the form.
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    '@supports': { 'not (field-sizing: content)': { resize: 'vertical' } },
  }),
]);

/** In the frame, under the text, so that the two never overlap. */
export const count = style(
  layered({
    alignSelf: 'flex-end',
    paddingInline: space.lg,
    paddingBlockEnd: space.xs,
    color: color.textMuted,
    fontSize: fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-full]': { color: color.cautionText } },
  }),
);
