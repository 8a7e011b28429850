import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { PAGE_TOP } from './pageEdges.css.ts';
import { registerStickyHeader } from './stickyHeader.ts';

const px = (...[inlineSize, blockSize]: readonly [number, number]) => ({ inlineSize: `${inlineSize}px`, blockSize: `${blockSize}px` });

const topOf = (element: Element | null): string => (element instanceof HTMLElement ? element.style.getPropertyValue(PAGE_TOP) : '');

/** Enough frames for all pending work. */
async function nextFrames(): Promise<void> {
  for (const _ of [1, 2, 3, 4])
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

afterEach(cleanup);

const page = (width: number, height: number) => (
  <div style={px(400, 900)}>
    <header ref={registerStickyHeader} style={px(width, height)} />
  </div>
);

it('[UI-7] sticky elements stop below the page’s header of any height, and not below one at the side', async () => {
  const { container, rerender, unmount } = render(page(400, 64));
  await waitFor(() => expect(topOf(container.firstElementChild)).toBe('64px'));
  rerender(page(400, 112));
  await waitFor(() => expect(topOf(container.firstElementChild)).toBe('112px'));
  rerender(page(120, 900));
  await waitFor(() => expect(topOf(container.firstElementChild)).toBe('0px'));
  unmount();
});

it('[UI-7] does not set a value that styles have already set, which would restyle the whole page', async () => {
  document.documentElement.style.setProperty(PAGE_TOP, 'calc(60px + 4px)');
  const { container, rerender } = render(page(400, 64));
  const written: string[] = [];
  new MutationObserver(() => written.push(topOf(container.firstElementChild))).observe(container, {
    subtree: true,
    attributeFilter: ['style'],
  });
  await nextFrames();
  rerender(page(400, 112));
  await waitFor(() => expect(written.at(-1)).toBe('112px'));
  expect(written).not.toContain('64px');
  document.documentElement.style.removeProperty(PAGE_TOP);
});
