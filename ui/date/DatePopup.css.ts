import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { input } from '../field/Field.css.ts';
import { layered, reducedMotion } from '../private/layered.ts';

const { color, layer, motion, radius, shadow, space } = vars;

/** Animates position only, not opacity: the calendar has full contrast from the start. */
const settle = keyframes({ from: { transform: 'translateY(-4px)' } });

/** Positioned by `usePlacement`. */
export const popup = style(
  layered({
    position: 'fixed',
    zIndex: layer.menu,
    inset: 'auto',
    maxInlineSize: `calc(100vw - 2 * ${space.xs})`,
    margin: 0,
    padding: space.md,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: color.raised,
    color: color.text,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    boxShadow: shadow.lg,
    animation: `${settle} ${motion.fast} ${motion.ease}`,
    // Has focus only until a day of the calendar takes it.
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);

/** About the size of the calendar. */
export const waiting = style(layered({ display: 'grid', placeItems: 'center', inlineSize: 280, maxInlineSize: '100%', blockSize: 320 }));

export const failed = style(layered({ maxInlineSize: 280, padding: space.sm }));

/** The focused part of the date. */
const typed = { background: color.accent, color: color.onAccent };

/** Width of Firefox's calendar button at the end of a date, for which it has no selector. */
const FIREFOX_BUTTON = '1.7em';

/** The native input with the kit's calendar button instead of the browser's. */
export const dateInput = style([
  input,
  layered({
    appearance: 'none',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&::-webkit-calendar-picker-indicator': { display: 'none' },
      '&::-webkit-datetime-edit': { padding: 0 },
      // Chrome displays dates left to right in any page.
      '&:dir(rtl)::-webkit-datetime-edit': { textAlign: 'end' },
      '&::-webkit-datetime-edit-day-field:focus': typed,
      '&::-webkit-datetime-edit-month-field:focus': typed,
      '&::-webkit-datetime-edit-year-field:focus': typed,
      // iOS centers it.
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
    },
    '@supports': {
      // The input is wider by that button, which is clipped.
      '(-moz-appearance: none)': {
        inlineSize: `calc(100% + ${FIREFOX_BUTTON})`,
        marginInlineEnd: `-${FIREFOX_BUTTON}`,
        paddingInlineEnd: 0,
        clipPath: `inset(0 ${FIREFOX_BUTTON} 0 0)`,
        selectors: { '&:dir(rtl)': { clipPath: `inset(0 0 0 ${FIREFOX_BUTTON})` } },
      },
    },
  }),
]);
