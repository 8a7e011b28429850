import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { Ticker } from './Ticker.tsx';

/** The visible digit in each position. */
function visible(container: HTMLElement): string {
  const places = [...container.querySelectorAll('[aria-hidden]')];
  return places.map((place) => (place.textContent?.length === 1 ? place.textContent : digitOf(place))).join('');
}

function digitOf(place: Element): string {
  const strip = place.querySelector<HTMLElement>(':scope > span > span');
  if (!strip) return '';
  for (const animation of strip.getAnimations()) animation.finish();
  const tenths = Math.round((-10 * new DOMMatrix(getComputedStyle(strip).transform).f) / strip.offsetHeight);
  return String(tenths);
}

describe('Ticker', () => {
  afterEach(cleanup);

  it('[UI-5] shows the amount as it is written, and reads it as one text', async () => {
    const { container } = render(<Ticker value="₱ 1,234,567.89" />);
    expect(visible(container)).toBe('₱ 1,234,567.89');
    expect(screen.getByText('₱ 1,234,567.89')).toBeTruthy();
    expect(container.querySelector('[aria-live]')).toBeNull();
    await expectAccessible();
  });

  it('[UI-5] keeps each digit in its place when the amount grows by a digit, so that it rolls', () => {
    const { container, rerender } = render(<Ticker value="999.95" />);
    const cents = [...container.querySelectorAll('[aria-hidden]')].at(-1);
    rerender(<Ticker value="1,165.06" />);
    expect([...container.querySelectorAll('[aria-hidden]')].at(-1)).toBe(cents);
    expect(visible(container)).toBe('1,165.06');
  });

  it('[UI-5] has digits of one width, on one line as high as the text, left to right in any page', () => {
    const { container } = render(
      <div dir="rtl" style={{ fontSize: 20 }}>
        <Ticker value="$ 18" />
        <Ticker value="$ 40" />
      </div>,
    );
    const [first, second] = [...container.querySelectorAll('bdi')].map((amount) => amount.getBoundingClientRect());
    expect(first?.width).toBeCloseTo(second?.width ?? 0, 3);
    expect(first?.height).toBe(24);
    const places = [...(container.querySelector('bdi')?.querySelectorAll('[aria-hidden]') ?? [])].map(
      (place) => place.getBoundingClientRect().left,
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
