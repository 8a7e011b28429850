'use client';

import { createContext, use, useSyncExternalStore } from 'react';

import { useKitContainer } from '../kit/KitProvider.tsx';
import { openOverlays, subscribeToOverlays } from './scrollLock.ts';

/** Number of surrounding overlays: 0 on the page itself. */
export const OverlayDepth = createContext(0);

/** Whether an overlay covers this part of the page. */
export function useIsBehindOverlay(): boolean {
  const depth = use(OverlayDepth);
  const container = useKitContainer();
  return useSyncExternalStore(
    subscribeToOverlays,
    () => openOverlays(container?.ownerDocument ?? document) > depth,
    () => false,
  );
}
