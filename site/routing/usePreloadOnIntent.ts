import { useEffect } from 'react';

import { assemble } from '#site/assembler/runtime/assemble.ts';
import { preloadCode } from '#site/assembler/runtime/loading.ts';
import type { Blocks } from '#site/assembler/sdk/registry.ts';
import type { SiteStore } from '#site/assembler/runtime/store.ts';
import { loadModalFrame } from '#site/shell/shell.tsx';
import { readAddress, type Addresses } from './useModalControl.ts';

/** How long a link is hovered before it preloads, in milliseconds; any press takes longer. */
const HOVER_MS = 50;

/** Links, and buttons that name the address they open. */
const OPENERS = 'a[href], [data-opens]';

/** Preloads the code of a link's target on hover, touch or focus. */
export function usePreloadOnIntent(store: SiteStore, blocks: Blocks, addresses: Addresses): void {
  useEffect(() => {
    const ask = ({ pathname: path, search }: URL): void => {
      const { name, page } = readAddress({ path, search }, addresses);
      const { artefact, facts, assembled } = store.get();
      const { areas, modals } = page === facts.route ? assembled : assemble(artefact, { ...facts, route: page });
      const modal = modals.get(name ?? '');
      if (modal) loadModalFrame();
      preloadCode([...Object.values(areas).flat(), ...(modal ? [modal] : [])], blocks);
    };
    let pointedAt: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target }: Event): void => {
      const opener = target instanceof Element ? target.closest<HTMLElement>(OPENERS) : null;
      if (opener === pointedAt) return;
      pointedAt = opener;
      clearTimeout(timer);
      if (opener === null) return;
      const address = new URL(opener.dataset['opens'] ?? opener.getAttribute('href') ?? '', location.href);
      if (address.origin === location.origin) timer = setTimeout(ask, HOVER_MS, address);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [store, blocks, addresses]);
}
