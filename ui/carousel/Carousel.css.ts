import { style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, fontSize, motion, radius, shadow, space } = vars;

/** Container widths. */
const mediumFrom = '(min-width: 600px)';
const wideFrom = '(min-width: 1000px)';
const narrow = '(max-width: 480px)';

export const root = style(layered({ position: 'relative', containerType: 'inline-size', minInlineSize: 0, borderRadius: radius.lg }));

export const header = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.sm, minBlockSize: TOUCH_TARGET, marginBlockEnd: space.md }),
);

export const heading = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    fontFamily: font.heading,
    fontWeight: font.headingWeight,
    fontSize: fontSize.xl,
    lineHeight: vars.lineHeight.tight,
  }),
);

export const viewport = styleVariants({
  stage: layered({ overflow: 'hidden', borderRadius: 'inherit' }),
  // Padding for the slides' shadows and focus rings, which would be clipped.
  rail: layered({ overflow: 'hidden', padding: space.sm, margin: `calc(-1 * ${space.sm})` }),
});

const gap = space.md;

export const track = styleVariants({
  stage: layered({ display: 'flex', touchAction: 'pan-y pinch-zoom' }),
  rail: layered({ display: 'flex', touchAction: 'pan-y pinch-zoom', marginInlineStart: `calc(-1 * ${gap})` }),
});

/** Width of a slide; the second number holds until the component has set the first. */
const share = (step: string, usual: number) => `calc(100% / var(--pf-slides-${step}, ${usual}))`;

export const slide = styleVariants({
  stage: layered({ flex: '0 0 100%', minInlineSize: 0 }),
  rail: layered({
    flex: '0 0 auto',
    minInlineSize: 0,
    inlineSize: share('narrow', 2),
    // The gap is part of the slide, so that it also exists between the last and the first.
    paddingInlineStart: gap,
    '@container': { [mediumFrom]: { inlineSize: share('medium', 4) }, [wideFrom]: { inlineSize: share('wide', 6) } },
  }),
});

const round = {
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 auto',
  inlineSize: TOUCH_TARGET,
  blockSize: TOUCH_TARGET,
  borderRadius: radius.pill,
} as const;

/** Legible on any picture. */
const onArt = { position: 'absolute', zIndex: 1, background: color.scrim, color: color.onScrim } as const;

/** Shown at the sides while hovered with a mouse; touch uses swiping. */
const stageArrow = style(
  layered({
    ...round,
    ...onArt,
    insetBlock: 0,
    marginBlock: 'auto',
    opacity: 0,
    transition: `opacity ${motion.overlay}`,
    selectors: {
      '&:focus-visible': { opacity: 1 },
      '&[aria-disabled=true]:focus-visible': { opacity: 0.4, cursor: 'default' },
    },
    '@media': {
      // Touch screens keep the last tapped element in `:hover`.
      '(hover: hover)': {
        selectors: {
          [`${root}:hover &`]: { opacity: 1 },
          [`${root}:hover &[aria-disabled=true]`]: { opacity: 0.4, cursor: 'default' },
        },
      },
      '(hover: none)': { pointerEvents: 'none' },
    },
  }),
);

const railArrow = layered({
  ...round,
  background: color.raised,
  border: `${vars.borderWidth.thin} solid ${color.border}`,
  boxShadow: shadow.sm,
  selectors: {
    '&:hover:not([aria-disabled=true])': { borderColor: color.borderStrong, transition: `border-color ${motion.fast}` },
    '&[aria-disabled=true]': { opacity: 0.4, boxShadow: 'none', cursor: 'default' },
  },
});

export const back = styleVariants({ stage: [stageArrow, layered({ insetInlineStart: space.md })], rail: railArrow });
export const on = styleVariants({ stage: [stageArrow, layered({ insetInlineEnd: space.md })], rail: railArrow });

/** Arrows and chevrons are mirrored with the writing direction. */
export const arrowIcon = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

/** Pause and dots, at the bottom of the picture; at its end where it is narrow, since words begin at the start. */
export const bar = style(
  layered({
    ...onArt,
    insetBlockEnd: space.md,
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    display: 'flex',
    paddingInline: space.sm,
    borderRadius: radius.pill,
    '@container': { [narrow]: { insetInline: `auto ${space.md}` } },
    selectors: { '&[data-low=true]': { insetBlockEnd: space.xs, insetInline: `auto ${space.xs}` } },
  }),
);

export const dots = style(layered({ display: 'flex' }));

/** Small controls with a larger hit area. */
const onBar = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 24,
  blockSize: 28,
} as const;
const reach = { content: '', position: 'absolute', insetBlock: -8, insetInline: 0 } as const;
const ringOnBar = { outlineColor: color.onScrim, outlineOffset: '-3px', borderRadius: radius.pill } as const;

export const pause = styleVariants({
  stage: layered({
    ...onBar,
    minInlineSize: 32,
    selectors: { '&::after': { ...reach, insetInlineStart: -8 }, '&:focus-visible': ringOnBar },
  }),
  rail: railArrow,
});

export const dot = style(
  layered({
    ...onBar,
    selectors: {
      '&::before': {
        content: '',
        inlineSize: 8,
        blockSize: 8,
        borderRadius: radius.pill,
        background: color.onScrim,
        opacity: 0.6,
        transition: `inline-size ${motion.overlay} ${motion.ease}, opacity ${motion.overlay}`,
      },
      '&::after': reach,
      '&[aria-current=true]::before': { inlineSize: 22, opacity: 1 },
      '&:hover::before': { opacity: 1 },
      '&:focus-visible': ringOnBar,
    },
    '@media': {
      [reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
      '(forced-colors: active)': { selectors: { '&::before': { background: 'ButtonText' } } },
    },
  }),
);
