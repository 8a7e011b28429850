import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, radius, space } = vars;

/** Media query: hides the button's label and makes the whole row clickable. */
const NARROW = 'screen and (max-width: 639.98px)';

export const row = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
    padding: `${space.sm} ${space.md}`,
    minBlockSize: 60,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${color.border}`,
    selectors: { '[data-cfg]:last-child > &': { borderBlockEnd: 'none' } },
    '@media': { [MEDIUM]: { padding: `${space.md} ${space.lg}` } },
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: radius.md,
    background: color.accentSoft,
    color: color.accentText,
    '@media': { [MEDIUM]: { inlineSize: 44, blockSize: 44 } },
  }),
);

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.xxs,
    '@media': { [NARROW]: { justifyContent: 'space-between' } },
  }),
);
export const text = style(
  layered({ margin: 0, color: color.textMuted, fontSize: fontSize.sm, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);
/** Description, hidden on narrow screens. */
export const purpose = style([text, layered({ '@media': { [NARROW]: { display: 'none' } } })]);

/** On a phone, an arrow at the end of the clickable row. */
export const action = style(
  layered({
    justifySelf: 'end',
    minInlineSize: 112,
    '@media': {
      [NARROW]: {
        // The row is the click target, even while pressed: the button must not move.
        position: 'static',
        minInlineSize: 24,
        minBlockSize: 24,
        padding: 0,
        border: 0,
        background: 'none',
        boxShadow: 'none',
        color: color.textMuted,
        selectors: {
          '&::after': { content: '', position: 'absolute', inset: 0 },
          '&:is(:hover, :active):not(:disabled)': { background: 'none', boxShadow: 'none' },
          '&:active:not(:disabled, [aria-disabled=true])': { transform: 'none' },
          '&:active::after': { background: `color-mix(in srgb, ${color.text} 8%, transparent)` },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
        },
      },
    },
  }),
);
/** Visually hidden on narrow screens. */
export const actionWord = style(
  layered({
    '@media': {
      [NARROW]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    },
  }),
);
export const arrow = style(
  layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } }, '@media': { [MEDIUM]: { display: 'none' } } }),
);
