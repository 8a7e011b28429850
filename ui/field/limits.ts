/** How long a list stays open after focus has left it (spec REG-9, UI-10). */
export const BLUR_CLOSE_DELAY_MS = 200;
/** Least time between two requests for a code (spec section 9: one a second). */
export const SEND_INTERVAL_MS = 1000;
/** Least time between two new captcha pictures (spec section 9: one a second). */
export const CAPTCHA_INTERVAL_MS = 1000;
