'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';

import type { ThemeName } from './derive.ts';

/** Local storage key of the player's choice. `themeScript` in the page's head reads it before the first paint. */
export const themeStorageKey = 'theme';

interface ThemeControl {
  readonly theme: ThemeName;
  readonly setTheme: (theme: ThemeName) => void;
  /** Switches between light and dark. */
  readonly toggle: () => void;
}

/** The document's theme. Every user of the hook, and every tab of the site, follows a change. */
export function useTheme(): ThemeControl {
  const theme = useSyncExternalStore(subscribe, shownTheme, themeOnServer);
  return { theme, setTheme, toggle: toggleTheme };
}

const isTheme = (name: string | null | undefined): name is ThemeName => name === 'light' || name === 'dark';

/**
 * The current theme: the root element's `data-theme`; else its `data-default-theme`, which a merchant may set; else
 * light.
 */
function shownTheme(): ThemeName {
  const { theme, defaultTheme } = document.documentElement.dataset;
  if (isTheme(theme)) return theme;
  return isTheme(defaultTheme) ? defaultTheme : 'light';
}

/** A server knows no player's choice. */
const themeOnServer = (): ThemeName => 'light';

/** Sets a theme and stores it as the player's choice. */
export function setTheme(theme: ThemeName): void {
  show(theme);
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage may be full or unavailable: the choice then lasts as long as the page.
  }
}

/** Switches between light and dark, for a control that does not depend on the current theme. */
export function toggleTheme(): void {
  setTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}

function show(theme: ThemeName): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Shows the stored choice where neither the page nor its head script has set a theme. */
export function useStoredTheme(): void {
  useLayoutEffect(() => {
    const chosen = chosenTheme();
    if (isTheme(chosen) && !isTheme(document.documentElement.dataset['theme'])) show(chosen);
  }, []);
}

/** While `follow` is set and the player has not chosen a theme, the system's preference applies, including changes. */
export function useSystemTheme(follow: boolean): void {
  useLayoutEffect(() => {
    if (!follow) return undefined;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const update = (): void => {
      if (!isTheme(chosenTheme())) show(dark.matches ? 'dark' : 'light');
    };
    update();
    dark.addEventListener('change', update);
    return () => dark.removeEventListener('change', update);
  }, [follow]);
}

function chosenTheme(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null;
  }
}

/** The attribute is the source of truth, whoever sets it; other tabs notify through storage events. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-default-theme'] });
  const fromOtherTab = ({ key, newValue }: StorageEvent): void => {
    if (key !== themeStorageKey || !isTheme(newValue)) return;
    show(newValue);
    changed();
  };
  window.addEventListener('storage', fromOtherTab);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', fromOtherTab);
  };
}
