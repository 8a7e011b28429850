import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useMerchant, usePage, useText } from '#site/assembler/runtime/view.ts';
import { MAIN_ID } from '#site/shell/Frame.tsx';
import { entryState } from './scrollRestoration.ts';

/** After a navigation: the page's own title and description, focus on its main part, and its top in view, or where it was left. */
export function PageChange() {
  const page = usePage();
  const text = useText();
  const [path] = useLocation();
  const shown = useRef(path);
  const [first] = useState(path);
  const [hasMoved, setHasMoved] = useState(false);
  // The first page's description came with the document; texts for others are loaded once there is another.
  if (path !== first && !hasMoved) setHasMoved(true);
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
    // Back on a page, the player goes on where they left it.
    if ('place' in entryState())
      void import('./restoreScroll.ts').then(
        ({ restoreScroll }) => restoreScroll(),
        () => undefined,
      );
  }, [path]);
  return (
    hasMoved && (
      <Suspense>
        <Description />
      </Suspense>
    )
  );
}

/** What is read of the page where it is shared or kept. */
function Description() {
  // What pages are about is no part of the first load.
  useTranslation('pages');
  const page = usePage();
  const text = useText();
  const { head } = useMerchant();
  const description = text(page?.description ?? head.description);
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
