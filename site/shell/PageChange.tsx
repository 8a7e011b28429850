import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

import { useMerchant, usePage, useText } from '#site/assembler/view.ts';
import { MAIN_ID } from './Frame.tsx';

/** After a navigation: the page's own title, focus on its main part, and its top in view. */
export function PageChange() {
  const page = usePage();
  const text = useText();
  const [path] = useLocation();
  const shown = useRef(path);
  const { head, name } = useMerchant();
  // As the server writes it into the page's head: the site's own title at home, elsewhere the page's and the name.
  const title = page === null || page.path === '/' ? text(head.title) : `${text(page.title)} · ${name}`;

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    // Back from a game, the player goes on where they left the page.
    if (isKept()) void import('#site/shared/games/place.ts').then(({ returnToPlace }) => returnToPlace());
  }, [path]);
  return null;
}

/** Whether a place was noted in the page's history entry. */
function isKept(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'place' in state;
}
