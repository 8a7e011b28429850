/**
 * Sizes, delays and limits of the product's specification, in one place. Durations used by CSS are in the motion
 * tokens.
 */

/** Width of a modal, and its minimum height: it grows with its content, up to the viewport. */
export const MODAL_WIDTH_PX = 600;
export const MODAL_HEIGHT_PX = 300;

/** Width of a dialog. */
export const DIALOG_WIDTH_PX = 400;
/** Delay between a click on a dialog's backdrop and closing: a double tap must not reach the page. */
export const DIALOG_BLUR_DELAY_MS = 200;

/** Delay before a list closes after focus has left it. */
export const LIST_BLUR_CLOSE_MS = 200;

/** Minimum interval of requests for a code or a captcha image. */
export const CODE_INTERVAL_MS = 1000;
export const CAPTCHA_INTERVAL_MS = 1000;

/** Accepted image types, size and number. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg'] as const;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_FILES = 3;

/** Lengths of the date range presets, in days. */
export const DATE_PRESET_DAYS = [7, 30] as const;

/** Pages shown around the current one, and at either end. */
export const PAGINATION_RANGE = 3;
export const PAGINATION_MARGIN = 1;

/**
 * Infinite scroll: minimum interval between two loads, and the distance from the end at which the next page is
 * requested.
 */
export const INFINITE_INTERVAL_MS = 200;
export const INFINITE_DISTANCE_PX = 0;

/** Lazy image: distance from the viewport in window heights, and the fraction of the box, at which it loads. */
export const IMAGE_PRELOAD_WINDOWS = 1.3;
export const IMAGE_VISIBLE_THRESHOLD = 0.1;
/** Number of cached URLs of loaded images. */
export const IMAGE_CACHE_SIZE = 200;
