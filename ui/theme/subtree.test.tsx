import './base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Card } from '../card/Card.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { compileSkin } from './skin.ts';

const groundOf = (name: string): string => getComputedStyle(screen.getByTestId(name)).backgroundColor;
const inkOf = (name: string): string => getComputedStyle(screen.getByTestId(name)).color;

/** The skin's accent as the theme of an element has it. */
const accentIn = (theme: 'light' | 'dark'): string => {
  render(<div data-theme={theme} data-testid={theme} />);
  return getComputedStyle(screen.getByTestId(theme)).getPropertyValue('--pf-color-accent').toLowerCase();
};

const page = (
  <main>
    <Card data-testid="page">Of the page</Card>
    <div data-theme="dark">
      <Card data-testid="dark">Dark</Card>
      <div data-theme="light">
        <Card data-testid="light">Light again</Card>
      </div>
    </div>
  </main>
);

describe('a theme of one part of the page', () => {
  afterEach(() => {
    cleanup();
    delete document.documentElement.dataset['theme'];
  });

  it('[UI-2] is that of the nearest element that names one, and reads well', async () => {
    render(page);
    expect(groundOf('light')).toBe(groundOf('page'));
    expect(groundOf('dark')).not.toBe(groundOf('page'));
    expect(inkOf('light')).toBe(inkOf('page'));
    expect(inkOf('dark')).not.toBe(inkOf('page'));
    await expectAccessible();
    const [light, dark] = [groundOf('light'), groundOf('dark')];
    document.documentElement.dataset['theme'] = 'dark';
    expect(groundOf('page')).toBe(dark);
    expect(groundOf('light')).toBe(light);
    await expectAccessible();
  });

  it('[UI-2] has the colors of the skin', () => {
    const { css } = compileSkin({ v: 1, brand: { accent: { $type: 'color', $value: '#c3122f' } } });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css ?? '');
    document.adoptedStyleSheets.push(sheet);
    document.documentElement.dataset['theme'] = 'dark';
    const [light, dark] = [accentIn('light'), accentIn('dark')];
    document.adoptedStyleSheets.pop();
    expect(light).toContain('#c3122f');
    expect(dark).not.toBe('');
  });

  it('[UI-9] mirrors the arrows of a part that is written the other way', () => {
    render(
      <div dir="rtl">
        <Pagination aria-label="Pages" page={2} pageCount={3} onPageChange={() => undefined} />
      </div>,
    );
    const [arrow] = screen.getByRole('navigation').querySelectorAll('svg');
    expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });
});
