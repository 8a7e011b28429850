/**
 * The sizes, delays and limits that the product's specification names for the kit, in one place. What CSS needs of them
 * (how long overlays take to appear) is in the motion tokens. Sections are the specification's.
 */

/** Section 2, modal. Width, and least height: a modal grows with its content, up to the screen. */
export const MODAL_WIDTH_PX = 600;
export const MODAL_HEIGHT_PX = 300;

/** Section 2, dialog. */
export const DIALOG_WIDTH_PX = 400;
/** From a click on a dialog's cover to its closing: a double tap must not fall through onto the page. */
export const DIALOG_BLUR_DELAY_MS = 200;

/** How long a list of choices stays open after focus has left it. */
export const LIST_BLUR_CLOSE_MS = 200;

/** Section 9: a code or a captcha picture is asked for at most once a second. */
export const CODE_INTERVAL_MS = 1000;
export const CAPTCHA_INTERVAL_MS = 1000;

/** Section 9, images: png or jpg, so large and so many. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg'] as const;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_FILES = 3;

/** Section 9: by how many days the presets of a date range go back and forth. */
export const DATE_PRESET_DAYS = [7, 30] as const;

/** Section 9, pagination: pages shown around the current one, and at either end. */
export const PAGINATION_RANGE = 3;
export const PAGINATION_MARGIN = 1;

/** Section 9, infinite scroll: least time between two loads, and how far from the end the next page is asked for. */
export const INFINITE_INTERVAL_MS = 200;
export const INFINITE_DISTANCE_PX = 0;

/** Section 9, lazy image: loads within so many window heights, when so much of its box is that near. */
export const IMAGE_PRELOAD_WINDOWS = 1.3;
export const IMAGE_VISIBLE_THRESHOLD = 0.1;
/** How many addresses of loaded images are remembered. */
export const IMAGE_CACHE_SIZE = 200;
