import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Router, useRouter } from 'wouter';
import { navigate, usePathname, useSearch, type BrowserLocationHook } from 'wouter/use-browser-location';

import { useDeferredUntilRendered } from '#site/assembler/runtime/DeferredPage.tsx';
import { saveScroll } from './scrollRestoration.ts';

const PathContext = createContext('');
const SearchContext = createContext('');

const useDrawnPath: BrowserLocationHook = () => [useContext(PathContext), navigate];
const useDrawnSearch = (): string => useContext(SearchContext);

/** Children read the location of the page on screen, which lags behind the address until the next page has rendered. */
export function DeferredLocation({ children }: { readonly children: ReactNode }) {
  const { ssrPath, ssrSearch } = useRouter();
  const path = usePathname(ssrPath === undefined ? {} : { ssrPath });
  const search = useSearch(ssrSearch === undefined ? {} : { ssrSearch });
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
