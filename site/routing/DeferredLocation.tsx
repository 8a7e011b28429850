import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Router } from 'wouter';
import { navigate, usePathname, useSearch, type BrowserLocationHook } from 'wouter/use-browser-location';

import { useDeferredUntilRendered } from '#site/assembler/runtime/DeferredPage.tsx';
import { saveScroll } from './scrollRestoration.ts';

const PathContext = createContext('');
const SearchContext = createContext('');

const useDrawnPath: BrowserLocationHook = () => [useContext(PathContext), navigate];
const useDrawnSearch = (): string => useContext(SearchContext);

/** What is inside reads of the address where the page on screen is, which follows the address once it has been drawn. */
export function DeferredLocation({ children }: { readonly children: ReactNode }) {
  const [path, search] = [usePathname(), useSearch()];
  const now = useMemo(() => ({ path, search }), [path, search]);
  const drawn = useDeferredUntilRendered(now, (place) => place.path);
  return (
    <PathContext value={drawn.path}>
      <SearchContext value={drawn.search}>
        {/* oxlint-disable-next-line react/hooks -- the router calls them as the hooks they are */}
        <Router hook={useDrawnPath} searchHook={useDrawnSearch} aroundNav={saveScroll}>
          {children}
        </Router>
      </SearchContext>
    </PathContext>
  );
}
