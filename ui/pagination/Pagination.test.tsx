import '../theme/base.css.ts';

import { cleanup, render, screen, within } from '@testing-library/react';
import { createElement, createRef, useState, type MouseEvent, type ReactNode } from 'react';
import { page as browser, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { KitProvider, type KitLinkProps } from '../kit/KitProvider.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { Pagination } from './Pagination.tsx';

const name = 'Pages of the record';
const base = { 'aria-label': name, onPageChange: (): void => {} };
const nav = (): HTMLElement => screen.getByRole('navigation', { name });
const button = (label: string): HTMLElement => screen.getByRole('button', { name: label });
const leftOf = (label: string): number => button(label).getBoundingClientRect().left;
const numbers = (): string => within(nav()).getByRole('list').textContent;
const current = (): string[] => Array.from(nav().querySelectorAll('[aria-current=page]'), ({ textContent }) => textContent);

function Paged({ first = 1 }: { first?: number }): ReactNode {
  const [page, setPage] = useState(first);
  return <Pagination aria-label={name} page={page} pageCount={12} onPageChange={setPage} />;
}

describe('Pagination', () => {
  beforeEach(() => browser.viewport(1280, 800));
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it('[UI-7] shows three pages around the current one and one at either end', () => {
    render(<Pagination {...base} page={6} pageCount={12} />);
    expect(numbers()).toBe('1…567…12');
    expect(current()).toEqual(['6']);
  });

  it('[UI-7] a gap is nothing to press and nothing to read', () => {
    render(<Pagination {...base} page={6} pageCount={12} />);
    for (const gap of screen.getAllByText('…')) {
      expect(gap.getAttribute('aria-hidden')).toBe('true');
      expect(gap.closest('button, a')).toBeNull();
    }
    expect(screen.getAllByText('…')).toHaveLength(2);
  });

  it('[UI-7] a press asks for the page, and on the current one for nothing', async () => {
    const onPageChange = vi.fn();
    render(<Pagination {...base} page={6} pageCount={12} onPageChange={onPageChange} />);
    for (const label of ['Page 7', 'Page 1', 'Page 12', 'Page 6', 'Next page', 'Previous page']) await userEvent.click(button(label));
    expect(onPageChange.mock.calls).toEqual([[7], [1], [12], [7], [5]]);
  });

  it('[UI-7] counts pages from the things there are', () => {
    const { rerender } = render(<Pagination {...base} page={1} total={41} pageSize={20} />);
    expect(numbers()).toBe('123');
    rerender(<Pagination {...base} page={1} total={40} pageSize={20} />);
    expect(numbers()).toBe('12');
  });

  it.each([
    ['the first', 1, 'Previous page'],
    ['the last', 12, 'Next page'],
  ])('[UI-7] on %s page an arrow leads nowhere, and keeps the focus', async (_end, page, arrow) => {
    render(<Paged first={page === 1 ? 2 : 11} />);
    button(arrow).focus();
    await userEvent.keyboard('{Enter}');
    expect(current()).toEqual([String(page)]);
    expect(document.activeElement).toBe(button(arrow));
    expect(button(arrow).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(current()).toEqual([String(page)]);
  });

  it.each([
    [0, '1'],
    [-4, '1'],
    [99, '12'],
    [Number.NaN, '1'],
  ])('[UI-7] page %d, which there is not, shows as page %s', (page, expected) => {
    render(<Pagination {...base} page={page} pageCount={12} />);
    expect(current()).toEqual([expected]);
  });

  it.each([0, 1, -1, Number.NaN])('[UI-7] with %d pages there is nothing to show', (pageCount) => {
    const { container } = render(<Pagination {...base} page={1} pageCount={pageCount} />);
    expect(container.innerHTML).toBe('');
  });

  it('[UI-7] pages with addresses are links of the host’s router', async () => {
    const went = vi.fn();
    // Like a router's link: navigates without a page load unless the default is prevented.
    const RouterLink = ({ onClick, ...anchor }: KitLinkProps): ReactNode =>
      createElement('a', {
        ...anchor,
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event);
          if (!event.defaultPrevented) went(anchor.href);
          event.preventDefault();
        },
      });
    render(
      <KitProvider link={RouterLink}>
        <Pagination aria-label={name} page={1} pageCount={12} hrefFor={(page) => `?page=${page}`} />
      </KitProvider>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    screen.getByRole('link', { name: 'Previous page' }).click();
    expect(went.mock.calls).toEqual([['?page=3'], ['?page=2']]);
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  });

  it('[UI-7] a narrow container has “3 of 12” between the arrows, a wide one the numbers', async () => {
    render(<Pagination {...base} page={3} pageCount={12} />);
    expect(screen.getByText('3 of 12').getBoundingClientRect().width).toBe(1);
    expect(within(nav()).getByRole('list')).toBeTruthy();
    await browser.viewport(360, 640);
    expect(within(nav()).queryByRole('list')).toBeNull();
    const { left, right } = screen.getByText('3 of 12').getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(button('Previous page').getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(button('Next page').getBoundingClientRect().left);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('[UI-7] a few pages keep their numbers on a phone', async () => {
    await browser.viewport(360, 640);
    render(<Pagination {...base} page={3} pageCount={5} />);
    expect(numbers()).toBe('12345');
    expect(screen.getByText('3 of 5').getBoundingClientRect().width).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it.each([360, 1280])('[UI-7] tells a screen reader at %d px where one has got to', async (width) => {
    await browser.viewport(width, 640);
    render(<Paged />);
    const live = screen.getByText('1 of 12');
    expect(live.getAttribute('aria-live')).toBe('polite');
    await userEvent.click(button('Next page'));
    expect(live.textContent).toBe('2 of 12');
  });

  it('[UI-7] from right to left, the pages and their arrows turn round', () => {
    document.documentElement.dir = 'rtl';
    render(<Pagination {...base} page={6} pageCount={12} />);
    expect(leftOf('Previous page')).toBeGreaterThan(leftOf('Page 1'));
    expect(leftOf('Page 1')).toBeGreaterThan(leftOf('Page 12'));
    expect(leftOf('Page 12')).toBeGreaterThan(leftOf('Next page'));
    for (const label of ['Previous page', 'Next page']) {
      const icon = button(label).querySelector('svg');
      expect(icon && getComputedStyle(icon).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    }
  });

  it('[UI-7] speaks the host’s language', () => {
    render(
      <KitProvider labels={{ pageOf: '{n}/{total}', nextPage: 'Trang sau', pageNumber: 'Trang {n}' }}>
        <Pagination {...base} page={3} pageCount={12} />
      </KitProvider>,
    );
    expect(screen.getByText('3/12')).toBeTruthy();
    expect(button('Trang sau')).toBeTruthy();
    expect(button('Trang 4')).toBeTruthy();
  });

  it('[UI-8] native props and ref reach the landmark, and wrong uses are type errors', () => {
    const ref = createRef<HTMLElement>();
    render(<Pagination {...base} ref={ref} id="pages" className="mine" page={1} pageCount={3} />);
    expect(ref.current).toBe(nav());
    expect(nav().id).toBe('pages');
    expect(nav().classList.contains('mine')).toBe(true);
    // @ts-expect-error a landmark needs a name
    expect(<Pagination page={1} pageCount={3} onPageChange={base.onPageChange} />).toBeTruthy();
    // @ts-expect-error a press has to do something
    expect(<Pagination aria-label={name} page={1} pageCount={3} />).toBeTruthy();
    // @ts-expect-error one way to say how many pages there are
    expect(<Pagination {...base} page={1} pageCount={3} total={60} pageSize={20} />).toBeTruthy();
  });

  it.each([360, 1280])('[UI-8] is accessible at %d px', async (width) => {
    await browser.viewport(width, 640);
    const { container } = render(<Paged first={6} />);
    await expectAccessible(container);
  });
});
