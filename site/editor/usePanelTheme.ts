import { useCallback, useState } from 'react';

import type { ThemeName } from '#ui';

/** In local storage. Not the site's own name: the framed site, of the same origin, would follow. */
const KEY = 'editor-theme';

/** The theme of the panel itself, which is not that of the site in it. */
export function usePanelTheme(): readonly [ThemeName, (theme: ThemeName) => void] {
  const [theme, setTheme] = useState<ThemeName>(firstTheme);
  const choose = useCallback((next: ThemeName) => {
    setTheme(next);
    document.documentElement.dataset['theme'] = next;
    localStorage.setItem(KEY, next);
  }, []);
  return [theme, choose];
}

/** The operator's choice, else what their system prefers. To be shown before the first paint. */
export function showPanelTheme(): void {
  document.documentElement.dataset['theme'] = firstTheme();
}

function firstTheme(): ThemeName {
  const stored = localStorage.getItem(KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
