import { createContext, use, useCallback, useSyncExternalStore } from 'react';

import { useKitContainer } from '../kit/KitProvider.tsx';
import { openOverlays, subscribeToOverlays } from './scrollLock.ts';

/** Number of surrounding overlays: 0 on the page itself. */
export const OverlayDepth = createContext(0);

/** Whether an overlay covers this part of the page. */
export function useIsBehindOverlay(): boolean {
  const depth = use(OverlayDepth);
  const page = useKitContainer()?.ownerDocument ?? document;
  const isCovered = useCallback(() => openOverlays(page) > depth, [page, depth]);
  return useSyncExternalStore(subscribeToOverlays, isCovered);
}
