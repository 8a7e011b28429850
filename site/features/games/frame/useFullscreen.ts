import { useEffect, useSyncExternalStore } from 'react';

export interface Fullscreen {
  /** False on iPhones, where pages have no full-screen API. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

const leave = (): void => void document.exitFullscreen().catch(() => undefined);

/**
 * Full screen for the whole page, so that the toolbar, the session clock and the reality check stay reachable; full screen of the iframe
 * would hide them. Exits on unmount. A rejected request is ignored.
 */
export function useFullscreen(): Fullscreen {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  useEffect(
    () => () => {
      if (document.fullscreenElement !== null) leave();
    },
    [],
  );
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    toggle: () => {
      if (isOn) leave();
      else void document.documentElement.requestFullscreen().catch(() => undefined);
    },
  };
}
