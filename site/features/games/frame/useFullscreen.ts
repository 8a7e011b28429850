import { useEffect, useSyncExternalStore } from 'react';

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

const leave = (): void => void document.exitFullscreen().catch(() => undefined);

/**
 * Full screen for the page with the game in it: the way back, the session's clock and the reality check stay in reach, as they would
 * not beside an element of its own. Ends with the game. A browser that refuses leaves things as they are.
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
