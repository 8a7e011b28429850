import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { preferReducedMotion, settled } from '../testing/overlayTesting.ts';
import { Progress, progressSizes, progressTones } from './Progress.tsx';

const bar = (name = 'To Gold'): HTMLElement => screen.getByRole('progressbar', { name });
/** Start and end of the fill, as fractions of the bar. */
const filled = (): { from: number; to: number } => {
  const track = bar().getBoundingClientRect();
  const fill = bar().firstElementChild?.getBoundingClientRect() ?? track;
  return { from: (fill.left - track.left) / track.width, to: (fill.right - track.left) / track.width };
};

describe('Progress', () => {
  beforeEach(() => page.viewport(360, 640));
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it('[UI-7] shows and announces its value', async () => {
    const { rerender } = render(<Progress label="To Gold" value={1250} max={5000} />);
    expect(bar()).toHaveAttribute('aria-valuenow', '1250');
    expect(bar()).toHaveAttribute('aria-valuemax', '5000');
    expect(filled().to).toBeCloseTo(0.25, 2);
    rerender(<Progress label="To Gold" value={5000} max={5000} />);
    await settled();
    expect(filled().to).toBeCloseTo(1, 2);
  });

  it('[UI-7] shows the value in words, which are said instead of a percentage, once', () => {
    render(<Progress label="To Gold" value={1250} max={5000} valueText="1,250 / 5,000 points" />);
    expect(screen.getByText('1,250 / 5,000 points')).toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuetext', '1,250 / 5,000 points');
    expect(screen.getByText('1,250 / 5,000 points').closest('[aria-hidden=true]')).not.toBeNull();
  });

  it.each([
    { value: -20, max: 100, now: '0', to: 0 },
    { value: 140, max: 100, now: '100', to: 1 },
    { value: 5, max: 0, now: '0', to: 0 },
  ])('[UI-7] stays between nothing and all: $value of $max', ({ value, max, now, to }) => {
    render(<Progress label="To Gold" value={value} max={max} />);
    expect(bar()).toHaveAttribute('aria-valuenow', now);
    expect(filled().to).toBeCloseTo(to, 2);
  });

  it('[UI-7] without a value is indeterminate, and animated', async () => {
    const { rerender } = render(<Progress label="To Gold" />);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    const [animation] = bar().getAnimations({ subtree: true });
    expect(animation?.playState).toBe('running');
    rerender(<Progress label="To Gold" value={10} />);
    await settled();
    expect(filled().to).toBeCloseTo(0.1, 2);
  });

  it('[UI-8] with reduced motion, it is not animated', async () => {
    await preferReducedMotion(true);
    const { rerender } = render(<Progress label="To Gold" />);
    // It pulses at full width.
    expect(filled()).toEqual({ from: 0, to: 1 });
    rerender(<Progress label="To Gold" value={10} />);
    rerender(<Progress label="To Gold" value={90} />);
    expect(bar().getAnimations({ subtree: true })).toEqual([]);
    await preferReducedMotion(false);
  });

  it('[UI-8] fills from the inline start', () => {
    document.documentElement.dir = 'rtl';
    render(<Progress label="To Gold" value={25} />);
    expect(filled().from).toBeCloseTo(0.75, 2);
    expect(filled().to).toBeCloseTo(1, 2);
  });

  it('[UI-7] may be named without visible words, and hands native props and ref to the bar', () => {
    const ref = vi.fn<(element: HTMLDivElement | null) => void>();
    render(
      <>
        <h2 id="heading">Turnover</h2>
        <Progress aria-labelledby="heading" value={1} ref={ref} id="turnover" data-rank="gold" />
        <Progress aria-label="Upload" value={1} />
      </>,
    );
    expect(ref).toHaveBeenCalledExactlyOnceWith(bar('Turnover'));
    expect(bar('Turnover')).toMatchObject({ id: 'turnover', dataset: { rank: 'gold' } });
    expect(bar('Upload')).toBeTruthy();
  });

  it('[UI-8] long words wrap inside 360 px', () => {
    const { container } = render(
      <Progress label={'Natitirang halaga ng pusta '.repeat(4)} value={1} valueText={'₫98.765.432.100 '.repeat(4)} />,
    );
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });

  it('[UI-8] is accessible in every tone and size, in both themes', async () => {
    render(
      progressTones.flatMap((tone) =>
        progressSizes.map((size) => (
          <Progress key={tone + size} label={`${tone} ${size}`} tone={tone} size={size} value={40} valueText="40 of 100" />
        )),
      ),
    );
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    await expectAccessible();
    delete document.documentElement.dataset['theme'];
  });
});

/** Never rendered: checks the types. */
export const wrongUses = (
  <>
    {/* @ts-expect-error a bar without a name */}
    <Progress value={1} />
    {/* @ts-expect-error two names */}
    <Progress value={1} label="To Gold" aria-label="To Silver" />
    {/* @ts-expect-error no such tone */}
    <Progress value={1} label="To Gold" tone="gold" />
    {/* @ts-expect-error no such size */}
    <Progress value={1} label="To Gold" size="xl" />
    {/* @ts-expect-error the value is a number */}
    <Progress value="1" label="To Gold" />
  </>
);
