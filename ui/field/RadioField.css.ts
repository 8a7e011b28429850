import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { coveringInput } from '../private/coveringInput.css.ts';
import { vars } from '../theme/vars.css.ts';
import { chip as chipBase, chips } from './chip.css.ts';

const { color, fontSize, lineHeight, motion, radius, space } = vars;
const side = '22px';

export const group = styleVariants({
  list: layered({
    display: 'grid',
    overflow: 'clip',
    background: color.surface,
    border: `${vars.borderWidth.thin} solid ${color.borderStrong}`,
    borderRadius: radius.md,
    selectors: { ':is([aria-invalid=true], [data-invalid]) > &': { borderColor: color.criticalText } },
  }),
  chips: [chips],
});

/** The whole line is the hit target. */
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: `max(${TOUCH_TARGET}, ${vars.control.md})`,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    cursor: 'pointer',
    lineHeight: lineHeight.tight,
    selectors: {
      '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` },
      '&:hover:not(:has(:disabled))': { background: color.sunken },
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: radius.md },
      '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted },
    },
  }),
);

// The row has the ring.
globalStyle(`${row} input:focus-visible`, layered({ outline: 'none' }));

/** The checked mark is a thicker border, so that the layout does not change. */
export const radio = style(
  layered({
    appearance: 'none',
    flex: '0 0 auto',
    inlineSize: side,
    blockSize: side,
    background: color.surface,
    border: `1.5px solid ${color.borderStrong}`,
    borderRadius: radius.pill,
    cursor: 'inherit',
    transition: `border-width ${motion.fast} ${motion.ease}, border-color ${motion.fast}`,
    selectors: {
      '&:checked': { borderColor: color.accentText, borderWidth: 7 },
      '&:disabled': { background: 'transparent', borderColor: color.border },
      '&:checked:disabled': { borderColor: color.textMuted },
    },
    '@media': { [reducedMotion]: { transition: 'none' }, '(forced-colors: active)': { appearance: 'auto' } },
  }),
);

export const text = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));

/** Uses the text color of a selected chip. */
export const description = styleVariants({
  list: layered({ fontSize: fontSize.sm, color: color.textMuted }),
  chips: layered({ fontSize: fontSize.sm, color: color.textMuted, selectors: { ':checked + * > &': { color: 'inherit' } } }),
});

export const chip = style([
  chipBase,
  layered({
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
      ':is([aria-invalid=true], [data-invalid]) &': { borderColor: color.criticalText },
    },
  }),
]);

export { coveringInput as chipInput };
