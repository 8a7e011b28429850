import '../theme/base.css.ts';

import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { everyPart } from './everyPart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  document.documentElement.removeAttribute('dir');
  document.documentElement.lang = 'en';
});

/** Puts a server's HTML into the page and hydrates it: what React complains of. */
function hydrate(tree: ReactNode): readonly unknown[] {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  // What the server could not know.
  document.documentElement.dir = 'rtl';
  document.documentElement.lang = 'vi';
  document.documentElement.dataset['theme'] = 'dark';
  localStorage.setItem('pf-paused', '["moving","Notices","Offers"]');
  render(tree, { container, hydrate: true, onRecoverableError: (error) => complaints.push(error) });
  return complaints;
}

it.each(Object.entries(everyPart))('[UI-1] %s hydrates a server’s HTML without a warning', (_name, part) => {
  expect(hydrate(<StrictMode>{part({})}</StrictMode>)).toEqual([]);
});

it('[UI-1] an overlay that is open appears after hydration', () => {
  hydrate(everyPart.Modal({ 'data-testid': 'modal' }));
  expect(document.querySelector('[role=dialog]')).toHaveAccessibleName('Welcome');
});

it('[UI-1] sizes are set after hydration', () => {
  hydrate(everyPart.Table({}));
  expect(getComputedStyle(document.querySelector('th') as Element).inlineSize).toBe('120px');
});
