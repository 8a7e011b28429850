import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cdp } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';

import { KitProvider } from '../kit/KitProvider.tsx';
import { themeScript } from './themeScript.ts';
import { themeStorageKey, useTheme } from './useTheme.ts';

const root = document.documentElement;

function Switch({ name }: { name: string }): ReactNode {
  const { theme, toggle } = useTheme();
  return <button type="button" onClick={toggle}>{`${name}: ${theme}`}</button>;
}

const prefer = (value: 'dark' | 'light' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

/** The page as a server sends it: without the choice. */
function reload(): void {
  cleanup();
  delete root.dataset['theme'];
}

/** The player chooses dark and reloads. */
function choose(): void {
  render(<Switch name="theme" />);
  act(() => screen.getByText('theme: light').click());
  reload();
}

function runHeadScript(): void {
  document.head.append(Object.assign(document.createElement('script'), { textContent: themeScript }));
}

describe('useTheme', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
    delete root.dataset['theme'];
    delete root.dataset['defaultTheme'];
  });

  it('[UI-2] is light unless the document or its default says otherwise', async () => {
    render(<Switch name="theme" />);
    expect(screen.getByText('theme: light')).toBeTruthy();
    root.dataset['defaultTheme'] = 'dark';
    expect(await screen.findByText('theme: dark')).toBeTruthy();
    root.dataset['theme'] = 'light';
    expect(await screen.findByText('theme: light')).toBeTruthy();
  });

  it('[UI-2] a change shows on the document, is kept, and reaches every user of the hook', async () => {
    render(
      <>
        <Switch name="header" />
        <Switch name="settings" />
      </>,
    );
    act(() => screen.getByText('header: light').click());
    expect(root.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(await screen.findByText('settings: dark')).toBeTruthy();
    act(() => screen.getByText('settings: dark').click());
    expect(await screen.findByText('header: light')).toBeTruthy();
    expect(localStorage.getItem('theme')).toBe('light');
  });

  describe('after a reload', () => {
    it('[UI-2] is the one chosen before, by the provider', async () => {
      choose();
      render(
        <KitProvider>
          <Switch name="theme" />
        </KitProvider>,
      );
      expect(await screen.findByText('theme: dark')).toBeTruthy();
      expect(root.dataset['theme']).toBe('dark');
    });

    it('[UI-2] is the one chosen before, by the script in the head', () => {
      choose();
      runHeadScript();
      expect(root.dataset['theme']).toBe('dark');
      localStorage.setItem(themeStorageKey, 'purple');
      reload();
      runHeadScript();
      expect(root.dataset['theme']).toBeUndefined();
    });

    it('[UI-2] is the page’s own if it states one', () => {
      choose();
      root.dataset['theme'] = 'light';
      render(<KitProvider>{null}</KitProvider>);
      expect(root.dataset['theme']).toBe('light');
    });
  });

  it('[UI-2] follows a change made in another tab, and ignores what is no theme', async () => {
    render(<Switch name="theme" />);
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'dark' }));
    expect(await screen.findByText('theme: dark')).toBeTruthy();
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'purple' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }));
    expect(root.dataset['theme']).toBe('dark');
  });

  it('[UI-2] still switches if storage is unavailable', async () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    render(<Switch name="theme" />);
    act(() => screen.getByText('theme: light').click());
    Storage.prototype.setItem = setItem;
    expect(await screen.findByText('theme: dark')).toBeTruthy();
  });

  describe('and the system', () => {
    afterEach(() => prefer(''));

    it('[UI-2] is ignored unless a prop enables it', async () => {
      await prefer('dark');
      render(
        <KitProvider>
          <Switch name="theme" />
        </KitProvider>,
      );
      expect(screen.getByText('theme: light')).toBeTruthy();
    });

    it('[UI-2] is followed when asked to, until the player chooses', async () => {
      await prefer('dark');
      render(
        <KitProvider followSystemTheme>
          <Switch name="theme" />
        </KitProvider>,
      );
      expect(await screen.findByText('theme: dark')).toBeTruthy();
      await prefer('light');
      expect(await screen.findByText('theme: light')).toBeTruthy();
      act(() => screen.getByText('theme: light').click());
      await prefer('dark');
      await prefer('light');
      expect(root.dataset['theme']).toBe('dark');
    });
  });
});
