import {
  CAPTCHA_INTERVAL_MS,
  CODE_INTERVAL_MS,
  DIALOG_BLUR_DELAY_MS,
  DIALOG_WIDTH_PX,
  IMAGE_CACHE_SIZE,
  IMAGE_PRELOAD_WINDOWS,
  IMAGE_VISIBLE_THRESHOLD,
  INFINITE_DISTANCE_PX,
  INFINITE_INTERVAL_MS,
  LIST_BLUR_CLOSE_MS,
  MODAL_HEIGHT_PX,
  MODAL_WIDTH_PX,
  PAGINATION_MARGIN,
  PAGINATION_RANGE,
} from './defaults.ts';

/** Overridable sizes, delays and limits of `defaults.ts`, in the same units. */
export interface KitSettings {
  readonly modalWidth: number;
  readonly modalHeight: number;
  readonly dialogWidth: number;
  readonly dialogBlurDelayMs: number;
  readonly listBlurCloseMs: number;
  readonly codeIntervalMs: number;
  readonly captchaIntervalMs: number;
  readonly paginationRange: number;
  readonly paginationMargin: number;
  readonly infiniteIntervalMs: number;
  readonly infiniteDistancePx: number;
  readonly imagePreloadWindows: number;
  readonly imageVisibleThreshold: number;
  readonly imageCacheSize: number;
}

export const defaultSettings: KitSettings = {
  modalWidth: MODAL_WIDTH_PX,
  modalHeight: MODAL_HEIGHT_PX,
  dialogWidth: DIALOG_WIDTH_PX,
  dialogBlurDelayMs: DIALOG_BLUR_DELAY_MS,
  listBlurCloseMs: LIST_BLUR_CLOSE_MS,
  codeIntervalMs: CODE_INTERVAL_MS,
  captchaIntervalMs: CAPTCHA_INTERVAL_MS,
  paginationRange: PAGINATION_RANGE,
  paginationMargin: PAGINATION_MARGIN,
  infiniteIntervalMs: INFINITE_INTERVAL_MS,
  infiniteDistancePx: INFINITE_DISTANCE_PX,
  imagePreloadWindows: IMAGE_PRELOAD_WINDOWS,
  imageVisibleThreshold: IMAGE_VISIBLE_THRESHOLD,
  imageCacheSize: IMAGE_CACHE_SIZE,
};
