import '../theme/base.css.ts';

import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Carousel, type CarouselSlide } from './Carousel.tsx';

const AUTOPLAY_MS = 5000;
const offers = (total: number): CarouselSlide[] =>
  Array.from({ length: total }, (_, index) => ({ id: String(index), content: <a href={`#${index + 1}`}>{`Offer ${index + 1}`}</a> }));
const region = (): HTMLElement => screen.getByRole('region', { name: 'Offers' });
const button = (name: string): HTMLElement => within(region()).getByRole('button', { name });
/** The end of the carousel, by its disabled arrow. */
const stands = (): string | null | undefined => region().querySelector('[aria-disabled=true]')?.getAttribute('aria-label');

describe('the ends and arrows of a carousel', () => {
  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    await userEvent.unhover(document.body);
  });

  it('[UI-5] shows its arrows while a mouse points at it, not after a tap, which would go through them', async () => {
    render(<Carousel label="Offers" slides={offers(3)} />);
    await userEvent.hover(region());
    await expect.poll(() => getComputedStyle(button('Next')).opacity).toBe('1');
    const media = (rules: CSSRuleList, around = ''): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) {
          return media(rule.cssRules, rule instanceof CSSMediaRule ? rule.conditionText : around);
        }
        const shows = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && rule.style.opacity !== '';
        return shows && button('Next').matches(rule.selectorText) ? [around] : [];
      });
    const found = [...document.styleSheets].flatMap((sheet) => media(sheet.cssRules));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((condition) => condition !== '(hover: hover)')).toEqual([]);
  });

  it('[UI-5] restarts at its end if one slide more than fits is too little to loop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(
      <div style={{ inlineSize: 500 }}>
        <Carousel
          variant="rail"
          label="Offers"
          slides={offers(3)}
          slidesPerView={{ narrow: 2.5, medium: 4, wide: 6 }}
          autoplayMs={AUTOPLAY_MS}
        />
      </div>,
    );
    await expect.poll(stands).toBe('Previous');
    for (const end of ['Next', 'Previous', 'Next']) {
      act(() => void vi.advanceTimersByTime(AUTOPLAY_MS));
      await expect.poll(stands).toBe(end);
    }
  });
});
