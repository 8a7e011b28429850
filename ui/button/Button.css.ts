import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { coarsePointer, layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, fontSize, fontWeight, motion, radius, shadow, space } = vars;

/** A highlight along the top edge, so that a filled button looks raised. */
const edge = `inset 0 1px 0 color-mix(in srgb, ${color.onAccent} 22%, transparent)`;

export const base = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    paddingBlock: space.xs,
    border: `${vars.borderWidth.thin} solid transparent`,
    borderRadius: radius.md,
    fontWeight: fontWeight.medium,
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      // Only while hovered: otherwise a change of theme would animate every button of the page.
      '&:is(:hover, :active)': {
        transition: `background ${motion.fast}, border-color ${motion.fast}, box-shadow ${motion.fast}, transform ${motion.fast} ${motion.ease}`,
      },
      '&:active:not(:disabled, [aria-disabled=true])': { transform: 'translateY(1px)' },
      '&:disabled': { opacity: 0.5, boxShadow: 'none' },
      '&[aria-busy=true]': { cursor: 'progress' },
    },
    '@media': {
      [coarsePointer]: { minBlockSize: TOUCH_TARGET, minInlineSize: TOUCH_TARGET },
      [reducedMotion]: { transition: 'none !important' },
      '(forced-colors: active)': { borderColor: 'ButtonText' },
    },
  }),
);

/**
 * A filled button: hovered and pressed, its background moves away from the text color, which increases the contrast.
 */
const filled = (ground: string, ink: string) => ({ background: ground, color: ink, boxShadow: `${edge}, ${shadow.sm}` });
const live = '&:not(:disabled)';

export const variant = styleVariants({
  primary: layered({
    ...filled(color.accent, color.onAccent),
    selectors: {
      [`${live}:hover`]: { background: color.accentHover, boxShadow: `${edge}, ${shadow.md}` },
      [`${live}:active`]: { background: color.accentActive, boxShadow: 'none' },
    },
  }),
  secondary: layered({
    background: color.raised,
    color: color.text,
    // Stronger than a card's: dark raised surfaces have no visible shadow, so the border alone marks a button.
    borderColor: `color-mix(in srgb, ${color.text} 14%, ${color.border})`,
    boxShadow: shadow.sm,
    selectors: {
      [`${live}:hover`]: { borderColor: color.borderStrong },
      [`${live}:active`]: { background: color.sunken, boxShadow: 'none' },
    },
  }),
  ghost: layered({
    color: color.text,
    selectors: {
      [`${live}:hover`]: { background: `color-mix(in srgb, ${color.text} 8%, transparent)` },
      [`${live}:active`]: { background: `color-mix(in srgb, ${color.text} 14%, transparent)` },
    },
  }),
  critical: layered({
    ...filled(color.critical, color.onCritical),
    selectors: {
      [`${live}:hover`]: { filter: 'brightness(0.93)', boxShadow: `${edge}, ${shadow.md}` },
      [`${live}:active`]: { filter: 'brightness(0.86)', boxShadow: 'none' },
    },
  }),
});

export const size = styleVariants({
  sm: layered({ minBlockSize: control.sm, paddingInline: space.md, gap: space.xs, fontSize: fontSize.sm }),
  md: layered({ minBlockSize: control.md, paddingInline: space.lg, gap: space.sm, fontSize: fontSize.md }),
  lg: layered({ minBlockSize: control.lg, paddingInline: space.xl, gap: space.sm, fontSize: fontSize.lg, fontWeight: fontWeight.bold }),
});

/** Icon buttons are square, whatever their size. */
export const square = style(layered({ aspectRatio: '1', padding: 0, flexShrink: 0 }));

export const fullWidth = style(layered({ inlineSize: '100%' }));

/** Invisible but rendered: a loading button keeps its width and its name. */
export const content = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    minInlineSize: 0,
    selectors: { '[aria-busy=true] > &': { opacity: 0 } },
  }),
);

export const icon = style(layered({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25em' }));

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  layered({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: radius.pill,
    animation: `${turn} 700ms linear infinite`,
    // Slower, not still: a frozen spinner looks like a hang.
    '@media': { [reducedMotion]: { animationDuration: '3s' } },
  }),
);
