import { useSyncExternalStore } from 'react';

import { deviceStorage } from '#site/lib/browserStorage.ts';

/** Local storage key of the player's choice; `head.js` sets it as `data-side-menu` before the first paint, and styles read it there. */
const KEY = 'sideMenu';

const choice = (): string | undefined => document.documentElement.dataset[KEY];

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-side-menu'] });
  return () => observer.disconnect();
}

/** Whether the side menu is folded, and its toggle; `byDefault` until the player has chosen. */
export function useFolded(byDefault: boolean): readonly [folded: boolean, toggle: () => void] {
  const chosen = useSyncExternalStore(subscribe, choice, () => undefined);
  const folded = chosen === undefined ? byDefault : chosen === 'folded';
  const toggle = (): void => {
    const next = folded ? 'open' : 'folded';
    document.documentElement.dataset[KEY] = next;
    deviceStorage.setItem(KEY, next);
  };
  return [folded, toggle];
}
