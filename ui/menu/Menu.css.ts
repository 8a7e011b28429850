import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { chosen, forcedColors } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, motion, radius, shadow, space } = vars;

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px) scale(0.98)' } });
const fold = keyframes({ to: { opacity: 0 } });

// Inside a wrapper element by Radix.
const surface = {
  zIndex: vars.layer.menu,
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space.sm,
  background: color.raised,
  color: color.text,
  border: `${vars.borderWidth.thin} solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: shadow.lg,
  outline: 'none',
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  animation: `${unfold} ${motion.overlay} ${motion.ease}`,
  selectors: {
    '&[data-state=closed]': { pointerEvents: 'none', animation: `${fold} ${motion.fast} both` },
  },
  '@media': { [reducedMotion]: { animation: 'none !important' } },
} as const;

export const content = styleVariants({
  list: layered({ ...surface, minInlineSize: 'max(220px, var(--radix-dropdown-menu-trigger-width))' }),
  panel: layered({
    ...surface,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: space.sm,
    inlineSize: 'min(620px, calc(100vw - 16px))',
    padding: space.md,
  }),
});

const availableWidth = 'var(--radix-dropdown-menu-content-available-width)';
// On a phone neither side has enough space; Radix would let it overflow the viewport.
export const subContent = style(
  layered({
    ...surface,
    minInlineSize: `min(180px, ${availableWidth})`,
    maxInlineSize: `min(360px, ${availableWidth})`,
    overflowWrap: 'anywhere',
  }),
);

// While a menu fades out, presses pass through.
for (const layer of [content.list, content.panel, subContent])
  globalStyle(`:has(> ${layer}[data-state=closed])`, layered({ pointerEvents: 'none' }));

const itemBase = {
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: TOUCH_TARGET,
  padding: space.sm,
  paddingInline: space.md,
  inlineSize: '100%',
  textAlign: 'start',
  borderRadius: radius.md,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&:is(:hover, :focus):not([aria-disabled])': { background: `color-mix(in srgb, ${color.text} 7%, transparent)` },
    // Browsers also treat focus that follows the mouse as visible.
    '&:focus-visible:not(:hover)': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[aria-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-state=open]': { background: `color-mix(in srgb, ${color.text} 7%, transparent)` },
    ...chosen('&[aria-current]', { color: color.accentText, fontWeight: fontWeight.medium }),
  },
  '@media': { [forcedColors]: { outline: 'revert' } },
} as const;

export const item = styleVariants({
  list: layered(itemBase),
  panel: layered({
    ...itemBase,
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space.sm,
    minBlockSize: 96,
    paddingBlock: space.md,
    textAlign: 'center',
    fontWeight: fontWeight.medium,
  }),
});

export const critical = style(layered({ color: color.criticalText }));

export const icon = styleVariants({
  list: layered({
    display: 'inline-flex',
    flexShrink: 0,
    fontSize: '1.25em',
    color: color.textMuted,
    selectors: { '[aria-current] > &': { color: 'inherit' } },
  }),
  panel: layered({ display: 'inline-flex', flexShrink: 0, fontSize: '2rem', color: color.accentText }),
});

export const label = style(layered({ minInlineSize: 0, flex: '0 1 auto' }));
export const end = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space.sm, marginInlineStart: 'auto', fontSize: fontSize.sm }),
);
// In a tile the mark is centered below the label.
globalStyle(`${item.panel} > ${end}`, layered({ marginInlineStart: 0 }));

export const indicator = style(layered({ display: 'inline-flex', minInlineSize: '1.2em' }));
export const subMark = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

export const header = style(layered({ padding: space.md, paddingBlockStart: space.sm, gridColumn: '1 / -1' }));
/** Of some items: smaller than the menu's, and not apart from its first item. */
export const heading = style(
  layered({
    paddingBlockEnd: space.xxs,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    color: color.textMuted,
  }),
);
export const separator = style(layered({ blockSize: 1, border: 0, marginBlock: space.sm, background: color.border, gridColumn: '1 / -1' }));
