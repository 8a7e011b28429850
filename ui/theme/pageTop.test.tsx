import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { PAGE_TOP } from './pageTop.css.ts';
import { tellPageTop } from './pageTop.ts';

const px = (...[inlineSize, blockSize]: readonly [number, number]) => ({ inlineSize: `${inlineSize}px`, blockSize: `${blockSize}px` });

const topOf = (element: Element | null): string => (element instanceof HTMLElement ? element.style.getPropertyValue(PAGE_TOP) : '');

afterEach(cleanup);

const page = (width: number, height: number) => (
  <div style={px(400, 900)}>
    <header ref={tellPageTop} style={px(width, height)} />
  </div>
);

it('[UI-7] what sticks to the top of a page stops below its header, however high that is, and not below one at the side', async () => {
  const { container, rerender, unmount } = render(page(400, 64));
  await waitFor(() => expect(topOf(container.firstElementChild)).toBe('64px'));
  rerender(page(400, 112));
  await waitFor(() => expect(topOf(container.firstElementChild)).toBe('112px'));
  rerender(page(120, 900));
  await waitFor(() => expect(topOf(container.firstElementChild)).toBe('0px'));
  unmount();
});
