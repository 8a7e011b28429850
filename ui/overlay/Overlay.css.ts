import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

import { PAGE_TOP } from '../theme/pageEdges.css.ts';
import { vars } from '../theme/vars.css.ts';
import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { sidePanelFromPx, sidePanelWidthPx, wideFromPx } from './overlaySizes.ts';

const { color, motion, radius, shadow, space } = vars;

const wide = `(min-width: ${wideFromPx}px)`;
/** Important, to override each state's animation. */
const still = { [reducedMotion]: { animation: 'none !important' } };

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const hold = keyframes({ to: { visibility: 'visible' } });

/** Contains backdrop and panel; it remains while the backdrop fades out, without blocking the page. */
export const layer = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.modal,
    display: 'grid',
    // In WebKit and Firefox an `auto` column is as wide as the panel's content, and the panel's percentages refer to
    // the column.
    gridTemplateColumns: 'minmax(0, 1fr)',
    pointerEvents: 'auto',
    selectors: { '&[data-state=closed]': { pointerEvents: 'none', animation: `${hold} ${motion.overlay}` } },
    '@media': still,
  }),
);

export const cover = style(
  layered({
    position: 'absolute',
    inset: 0,
    animation: `${appear} ${motion.overlay} ${motion.modalDelay} backwards`,
    selectors: { '[data-state=closed] > &': { animation: `${vanish} ${motion.overlay} forwards` } },
    '@media': still,
  }),
);

/** Dimmed, not blurred: a blur of the whole page is repainted each frame, which is too slow on cheap phones. */
export const background = style(layered({ background: color.overlay }));

/** Delayed entry animation. It ends without a transform, so no compositor layer remains. */
const enters = (hidden: { transform: string; opacity?: number }) => ({
  animation: `${keyframes({ from: hidden })} ${motion.modal} ${motion.ease} ${motion.modalDelay} backwards`,
});

const rise = enters({ transform: 'translateY(14px) scale(0.975)', opacity: 0 });
const slideUp = enters({ transform: 'translateY(100%)' });
const slideDown = enters({ transform: 'translateY(-100%)' });
const slideFromLeft = enters({ transform: 'translateX(-100%)' });
const slideFromRight = enters({ transform: 'translateX(100%)' });

const panel = {
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.raised,
  color: color.text,
  // The hairline separates the panel from a dark page, where a shadow is invisible.
  boxShadow: `${shadow.lg}, 0 0 0 1px ${color.border}`,
  outline: 'none',
  '@media': { ...still, '(forced-colors: active)': { border: '1px solid CanvasText' } },
} as const;

/** Gap between a panel and the edges of the screen. */
const gap = space.lg;
const fit = `calc(100% - 2 * ${gap})`;

const centred = {
  placeSelf: 'center',
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
  maxInlineSize: fit,
  maxBlockSize: `calc(100dvh - 2 * ${gap})`,
  borderRadius: radius.lg,
  ...rise,
} as const;

export const placement = styleVariants({
  /** A bottom sheet on phones, centered elsewhere. */
  sheet: layered({
    ...panel,
    ...slideUp,
    alignSelf: 'end',
    inlineSize: '100%',
    maxBlockSize: '92dvh',
    borderStartStartRadius: radius.lg,
    borderStartEndRadius: radius.lg,
    '@media': { ...panel['@media'], [wide]: centred },
  }),
  /** Full screen on phones. */
  full: layered({
    ...panel,
    ...slideUp,
    inlineSize: '100%',
    blockSize: '100dvh',
    '@media': { ...panel['@media'], [wide]: centred },
  }),
  /** A card: above the bottom edge on phones, where its buttons are in reach of the thumb, centered elsewhere. */
  card: layered({
    ...panel,
    ...centred,
    alignSelf: 'end',
    marginBlockEnd: `max(${gap}, env(safe-area-inset-bottom))`,
    '@media': { ...panel['@media'], [wide]: { alignSelf: 'center', marginBlockEnd: 0 } },
  }),
  /** Full height at the inline start. */
  start: layered({
    ...panel,
    ...slideFromLeft,
    inlineSize: `min(340px, calc(100% - ${space.xxxl}))`,
    blockSize: '100dvh',
    borderStartEndRadius: radius.lg,
    borderEndEndRadius: radius.lg,
    selectors: { '&:dir(rtl)': slideFromRight },
  }),
  /** Full height at the inline end. */
  end: layered({
    ...panel,
    ...slideFromRight,
    justifySelf: 'end',
    inlineSize: `min(340px, calc(100% - ${space.xxxl}))`,
    blockSize: '100dvh',
    borderStartStartRadius: radius.lg,
    borderEndStartRadius: radius.lg,
    selectors: { '&:dir(rtl)': slideFromLeft },
  }),
  /** Full width at the top, as high as its content. */
  top: layered({
    ...panel,
    ...slideDown,
    alignSelf: 'start',
    maxBlockSize: '85dvh',
    borderEndStartRadius: radius.lg,
    borderEndEndRadius: radius.lg,
  }),
  /** A sheet: full width at the bottom, as high as its content. */
  bottom: layered({
    ...panel,
    ...slideUp,
    alignSelf: 'end',
    maxBlockSize: '85dvh',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderStartStartRadius: radius.lg,
    borderStartEndRadius: radius.lg,
  }),
});

export const aside = style(
  layered({
    display: 'none',
    flex: `0 1 ${sidePanelWidthPx}px`,
    overflow: 'hidden',
    background: color.sunken,
    '@media': { [`(min-width: ${sidePanelFromPx}px)`]: { display: 'grid' } },
  }),
);

/** Height of a single-line header. A higher one sets it itself: `registerStickyHeader`. */
const headerHeight = `calc(${TOUCH_TARGET} + 2 * ${space.md})`;

/**
 * Content fades as it scrolls under the header, and likewise above the footer. Both are above the content's own
 * stacking (tabs, table headings), and below the lists and menus that open in it.
 */
export const header = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.header,
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: headerHeight,
    paddingBlock: space.md,
    paddingInlineStart: space.xl,
    paddingInlineEnd: space.md,
    background: color.raised,
    boxShadow: `0 4px 6px -2px ${color.raised}`,
  }),
);

/** Only the close button: it floats over the content's corner. */
export const bareHeader = style(
  layered({
    blockSize: 0,
    minBlockSize: 0,
    paddingBlock: 0,
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    background: 'none',
    boxShadow: 'none',
  }),
);

/** The scroll container; it gets the initial focus, so that arrow keys scroll at once. */
export const scroller = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    // Resets the page's value.
    vars: { [PAGE_TOP]: '0px' },
    selectors: { [`&:has(> ${header}:not(${bareHeader}))`]: { vars: { [PAGE_TOP]: headerHeight } } },
    '@media': { [`not all and ${wide}`]: { minInlineSize: '100%' } },
  }),
);

/** Takes no space while it is empty. */
export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    minInlineSize: 0,
    gap: space.xs,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const title = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    fontSize: vars.fontSize.xl,
    letterSpacing: '-0.01em',
    selectors: {
      [`&:has(+ ${bar}:not(:empty))`]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const closeButton = style(layered({ marginInlineStart: 'auto', borderRadius: radius.pill, color: color.textMuted }));
/** With a custom color, of which only the text color is known: contents use `currentColor`. */
export const colored = style(layered({ boxShadow: 'none' }));
globalStyle(`${colored} ${closeButton}`, layered({ color: 'inherit' }));
globalStyle(`${colored} ${closeButton}:hover`, layered({ background: 'color-mix(in srgb, currentColor 16%, transparent)' }));
globalStyle(`${colored} ${closeButton}:focus-visible`, layered({ outlineColor: 'currentColor' }));
export const bareCloseButton = style(layered({ marginBlockStart: space.md, background: color.raised }));

export const body = style(layered({ flex: '1 0 auto', paddingInline: space.xl, paddingBlock: `${space.xs} ${space.xl}` }));
export const bareBody = style(layered({ paddingBlockStart: space.xl }));

export const footer = style(
  layered({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.header,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.md,
    paddingInline: space.xl,
    paddingBlockStart: space.md,
    paddingBlockEnd: `max(${space.xl}, env(safe-area-inset-bottom))`,
    background: color.raised,
    boxShadow: `0 -10px 10px -4px ${color.raised}`,
  }),
);
