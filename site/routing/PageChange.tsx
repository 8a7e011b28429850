import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useMerchant, usePage, useText } from '#site/assembler/sdk/view.ts';
import { MAIN_ID } from '#site/shell/Frame.tsx';
import { entryState } from './scrollRestoration.ts';

/** After a navigation: sets title and description, focuses the main landmark, and scrolls to the top or the restored position. */
export function PageChange() {
  const page = usePage();
  const text = useText();
  const [path] = useLocation();
  const shown = useRef(path);
  const [first] = useState(path);
  const [hasMoved, setHasMoved] = useState(false);
  // The first description came with the document; others load with the first navigation.
  if (path !== first && !hasMoved) setHasMoved(true);
  const { head, name } = useMerchant();
  // As the server writes it: the merchant's title at home, elsewhere the page's title and the merchant's name.
  const title = page === null || page.path === '/' ? text(head.title) : `${text(page.title)} · ${name}`;

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    // Restores the scroll position on the way back.
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

/** The page's meta description, for sharing and bookmarks. */
function Description() {
  // Descriptions are not part of the first load.
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
