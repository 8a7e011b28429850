import { createContext, use, useCallback, useSyncExternalStore } from 'react';

import { useKitContainer } from '../kit/KitProvider.tsx';
import { openOverlays, subscribeToOverlays } from './scrollLock.ts';

/** How many overlays stand around what is drawn: 0 on the page itself. */
export const OverlayDepth = createContext(0);

/** Whether an overlay lies over what is drawn here, so that nobody looks at it. */
export function useIsBehindOverlay(): boolean {
  const depth = use(OverlayDepth);
  const page = useKitContainer()?.ownerDocument ?? document;
  const isCovered = useCallback(() => openOverlays(page) > depth, [page, depth]);
  return useSyncExternalStore(subscribeToOverlays, isCovered);
}
