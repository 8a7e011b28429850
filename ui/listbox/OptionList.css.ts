import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { frame } from '../field/Field.css.ts';
import { layered, TOUCH_TARGET } from '../private/layered.ts';

const { color, fontWeight, layer, radius, shadow, space } = vars;

/** Below its field; `placeList` handles insufficient space. */
export const popup = style(
  layered({
    position: 'absolute',
    zIndex: layer.menu,
    insetBlockStart: `calc(100% + ${space.xs})`,
    insetInlineStart: 0,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '100%',
    inlineSize: 'max-content',
    overflow: 'hidden',
    background: color.raised,
    color: color.text,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.md,
    boxShadow: shadow.lg,
    selectors: {
      // The last part is adjacent to the field, so that a search box does not move while the list above it shrinks.
      '&[data-side=above]': { insetBlock: `auto calc(100% + ${space.xs})`, flexDirection: 'column-reverse' },
    },
  }),
);

/** Six rows: fewer would look like the complete list. */
export const list = style(
  layered({
    flex: '0 1 auto',
    minBlockSize: 0,
    maxBlockSize: 276,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space.xs,
    outline: 'none',
  }),
);

export const option = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: TOUCH_TARGET,
    paddingBlock: space.xs,
    // Space for the check mark in every row, so that trailing content is aligned.
    paddingInline: `${space.md} calc(2 * ${space.md} + 18px)`,
    scrollMarginBlock: space.xs,
    borderRadius: radius.sm,
    lineHeight: 1.35,
    textAlign: 'start',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-active]': { background: color.accentSoft, outline: '2px solid transparent', outlineOffset: '-2px' },
      // With a mouse over the list, the highlight is enough without a ring.
      [`${list}:focus-visible:not(:hover) > &[data-active]`]: { outlineColor: color.focus },
      '&[aria-selected=true]': { fontWeight: fontWeight.medium },
      '&[aria-disabled=true]': { color: color.textMuted, cursor: 'not-allowed' },
    },
  }),
);

export const check = style(
  layered({ position: 'absolute', insetInlineEnd: space.md, insetBlock: 0, marginBlock: 'auto', color: color.accentText }),
);

const withOpenList = ':has([aria-haspopup=listbox][aria-expanded=true])';

/** The list has the focus, not the control in the frame, but the field still counts as focused. */
globalStyle(`${frame}${withOpenList}`, layered({ outline: `2px solid ${color.focus}`, outlineOffset: '-1px' }));
globalStyle(`${frame}:not([data-invalid])${withOpenList}`, layered({ borderColor: color.focus }));
globalStyle(`${frame}[data-invalid]${withOpenList}`, layered({ outlineColor: color.criticalText }));
