import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, shadow, space } = vars;

/** Distance from the top at which earlier messages are requested, px. */
export const NEAR_TOP_PX = 24;

/** Fills the modal; its content scrolls. */
export const room = style(
  layered({
    position: 'relative',
    // On phones, the modal is full screen, less its header.
    blockSize: `calc(100dvh - 44px - 2 * ${space.md})`,
    minBlockSize: 320,
    marginInline: `calc(-1 * ${space.xl})`,
    marginBlock: `calc(-1 * ${space.xs}) calc(-1 * ${space.xl})`,
    '@media': { [MEDIUM]: { blockSize: 'min(600px, calc(100dvh - 140px))' } },
  }),
);

export const inner = style(layered({ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', background: color.sunken }));

export const centre = style(layered({ flex: 1, display: 'grid', placeContent: 'center', minBlockSize: 200, padding: space.lg }));

export const stage = style(layered({ position: 'relative', flex: 1, minBlockSize: 0, display: 'flex' }));

export const scroller = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The component anchors the scroll position; the browser's scroll anchoring would move it twice.
    overflowAnchor: 'none',
    paddingInline: space.lg,
    paddingBlock: space.md,
    outlineOffset: -3,
  }),
);

export const earlier = style(layered({ display: 'grid', justifyItems: 'center', paddingBlockEnd: space.md }));

/** Aligned to the bottom, even if there are few messages. */
export const list = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 'auto 0 0', padding: 0, listStyle: 'none' }),
);

export const day = style(layered({ display: 'grid', justifyItems: 'center', paddingBlock: `${space.lg} ${space.xs}` }));

export const dayName = style(
  layered({
    paddingBlock: space.xxs,
    paddingInline: space.md,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.textMuted,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
  }),
);

export const line = style(
  layered({
    display: 'grid',
    justifyItems: 'start',
    gap: space.xxs,
    paddingBlockStart: space.md,
    selectors: { '&[data-own=true]': { justifyItems: 'end' }, '&[data-goes-on=true]': { paddingBlockStart: space.xs } },
  }),
);

export const author = style(
  layered({ paddingInline: space.xs, color: color.textMuted, fontSize: fontSize.xs, fontWeight: fontWeight.medium }),
);

export const bubble = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    columnGap: space.sm,
    maxInlineSize: 'min(86%, 440px)',
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: radius.md,
    borderEndStartRadius: radius.sm,
    background: color.surface,
    color: color.text,
    boxShadow: shadow.sm,
    selectors: {
      '[data-own=true] > &': {
        borderEndStartRadius: radius.md,
        borderEndEndRadius: radius.sm,
        background: color.accentSoft,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.accent} 35%, transparent)`,
      },
    },
  }),
);

export const text = style(
  layered({ flex: '1 1 auto', minInlineSize: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: lineHeight.normal }),
);

export const time = style(
  layered({
    color: color.textMuted,
    fontSize: fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: { '[data-own=true] > * > &': { color: color.accentText } },
  }),
);

export const newest = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: space.md,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  }),
);

/** Messages beside the button stay clickable and selectable. */
export const newestButton = style(layered({ pointerEvents: 'auto', boxShadow: shadow.md }));

export const cutOff = style(
  layered({
    paddingBlock: space.xs,
    paddingInline: space.lg,
    background: color.cautionSoft,
    color: color.cautionText,
    fontSize: fontSize.sm,
    textAlign: 'center',
  }),
);

export const notice = style(layered({ padding: space.md, background: color.surface }));

export const composer = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.sm,
    paddingInline: space.lg,
    paddingBlockStart: space.md,
    paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.raised,
    selectors: { '&[data-still]': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
  }),
);

export const field = style(layered({ minInlineSize: 0 }));

export const send = style(layered({ borderRadius: radius.pill }));

export const sendIcon = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));

export const waiting = style(
  layered({ flex: 1, display: 'grid', alignContent: 'end', gap: space.md, padding: space.lg, minBlockSize: 300 }),
);

export const waitingLine = style(
  layered({ display: 'grid', justifyItems: 'start', selectors: { '&[data-own=true]': { justifyItems: 'end' } } }),
);
