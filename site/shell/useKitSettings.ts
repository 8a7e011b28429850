import { useMemo } from 'react';

import { useStoreState } from '#site/assembler/runtime/context.ts';
import type { SiteStore } from '#site/assembler/runtime/store.ts';
import type { KitSettings } from '#ui';

/** What `site.json` says of the kit's sizes, delays and limits. */
export function useKitSettings(store: SiteStore): KitSettings {
  const { modal, dialog, select, verification, pagination, scroll, assets } = useStoreState(store, ({ artefact }) => artefact.site);
  return useMemo(
    () => ({
      modalWidth: modal.width,
      modalHeight: modal.height,
      dialogWidth: dialog.width,
      dialogBlurDelayMs: dialog.blurDelayMs,
      listBlurCloseMs: select.blurDelayMs,
      codeIntervalMs: verification.sendThrottleMs,
      captchaIntervalMs: verification.captchaRefreshMs,
      paginationRange: pagination.range,
      paginationMargin: pagination.margin,
      infiniteIntervalMs: scroll.throttleMs,
      infiniteDistancePx: scroll.distance,
      imagePreloadWindows: assets.imagePreload,
      imageVisibleThreshold: assets.imageThreshold,
      imageCacheSize: assets.imageCache,
    }),
    [modal, dialog, select, verification, pagination, scroll, assets],
  );
}
