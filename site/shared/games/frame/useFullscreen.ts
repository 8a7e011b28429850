import { useSyncExternalStore, type RefObject } from 'react';

export interface Fullscreen {
  /** Phones of one maker have no full screen for pages. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Full screen for one element. A browser that refuses leaves things as they are. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    toggle: () => {
      const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
      change?.catch(() => undefined);
    },
  };
}
