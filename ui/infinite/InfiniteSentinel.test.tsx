import '../theme/base.css.ts';

import { act, cleanup, render, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { InfiniteSentinel } from './InfiniteSentinel.tsx';
import { INFINITE_INTERVAL_MS } from '../kit/defaults.ts';

const rows = (px: number) => <div style={{ blockSize: px }} />;
const list = (px: number, props: { onLoadMore: () => void; loading?: boolean; hasMore?: boolean }) => (
  <>
    {rows(px)}
    <InfiniteSentinel hasMore loading={false} {...props} />
  </>
);
const settle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('InfiniteSentinel', () => {
  beforeEach(() => page.viewport(400, 600));
  afterEach(() => {
    cleanup();
    scrollTo(0, 0);
  });

  it('[UI-7] loads at once where the rows do not fill the window, and again until they do', async () => {
    const onLoadMore = vi.fn();
    const { rerender } = render(list(100, { onLoadMore }));
    await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
    rerender(list(100, { onLoadMore, loading: true }));
    rerender(list(200, { onLoadMore }));
    await expect.poll(() => onLoadMore.mock.calls.length).toBe(2);
    rerender(list(2000, { onLoadMore, loading: true }));
    rerender(list(2000, { onLoadMore }));
    await settle(INFINITE_INTERVAL_MS * 1.5);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('[UI-7] loads when the end enters the viewport, not before', async () => {
    const onLoadMore = vi.fn();
    render(list(2000, { onLoadMore }));
    scrollTo(0, 1390);
    await settle(100);
    expect(onLoadMore).not.toHaveBeenCalled();
    scrollTo(0, 1400);
    await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
  });

  it('[UI-7] leaves at least 200 ms between two loads', async () => {
    const times: number[] = [];
    const onLoadMore = (): void => void times.push(performance.now());
    const { rerender } = render(list(100, { onLoadMore }));
    await expect.poll(() => times.length).toBe(1);
    rerender(list(100, { onLoadMore, loading: true }));
    rerender(list(100, { onLoadMore }));
    await expect.poll(() => times.length).toBe(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(INFINITE_INTERVAL_MS - 1);
  });

  it('[UI-7] loads nothing while loading or at the end, and shows that it loads', async () => {
    const onLoadMore = vi.fn();
    const { rerender } = render(list(100, { onLoadMore, loading: true }));
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await settle(100);
    act(() => rerender(list(100, { onLoadMore, hasMore: false })));
    await settle(100);
    expect(screen.queryByRole('status')).toBeNull();
    expect(onLoadMore).not.toHaveBeenCalled();
  });
});
