import { useEffect } from 'react';

import { assemble } from '#site/assembler/runtime/assemble.ts';
import { preloadCode } from '#site/assembler/runtime/loading.ts';
import type { Blocks } from '#site/assembler/runtime/registry.ts';
import type { SiteStore } from '#site/assembler/runtime/store.ts';
import { loadModalFrame } from '#site/shell/shell.tsx';
import { readAddress, type Addresses } from './useModalControl.ts';

/** How long a link is pointed at before it may be meant, in milliseconds: a mouse passes over others on its way. Any press takes longer. */
const REST_MS = 50;

/** What opens something of this site: links, and buttons that name the address they lead to. */
const OPENERS = 'a[href], [data-opens]';

/** Asks for the code of what a link leads to once it is pointed at, touched or focused, so that it is on its way by the press. */
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
      if (address.origin === location.origin) timer = setTimeout(ask, REST_MS, address);
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
