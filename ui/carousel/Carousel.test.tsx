import '../theme/base.css.ts';

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { KitProvider } from '../kit/KitProvider.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { Carousel, type CarouselSlide } from './Carousel.tsx';

const AUTOPLAY_MS = 5000;
const offers = (total: number): CarouselSlide[] =>
  Array.from({ length: total }, (_, index) => ({
    id: String(index),
    content: <a href={`#${index + 1}`} style={{ display: 'block', blockSize: 160 }}>{`Offer ${index + 1}`}</a>,
  }));

const region = (): HTMLElement => screen.getByRole('region', { name: 'Offers' });
const button = (name: string): HTMLElement => within(region()).getByRole('button', { name });
const current = (): string | null | undefined => region().querySelector('[aria-current=true]')?.getAttribute('aria-label');
/** The focusable slides: the others are inert. */
const reachable = (): (string | null)[] =>
  [...region().querySelectorAll('[aria-roledescription=slide]:not([inert])')].map((slide) => slide.getAttribute('aria-label'));
const autoplaying = (total: number) => <Carousel label="Offers" slides={offers(total)} autoplayMs={AUTOPLAY_MS} />;
/** 'off' during autoplay. */
const announces = () => region().querySelector('[aria-live]')?.getAttribute('aria-live');
const rail = (width: number) => (
  <div style={{ inlineSize: width }}>
    <Carousel
      variant="rail"
      label="Offers"
      heading={<h2>Offers for you</h2>}
      slides={offers(12)}
      slidesPerView={{ narrow: 2, medium: 4, wide: 6 }}
    />
  </div>
);
/** Advances the carousel's clock, and lets it measure and render. */
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const measured = async (): Promise<void> => {
  await expect.poll(() => reachable().length).toBe(1);
};

/** From here only `pass` advances the slide timer; animation frames stay real. */
const start = async (): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <>
      <Carousel label="Offers" slides={offers(3)} autoplayMs={AUTOPLAY_MS} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await expect.poll(current).toBe('1 of 3');
  await measured();
};
const visibilityChanged = (): void => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('Carousel', () => {
  beforeEach(() => page.viewport(800, 600));
  afterEach(async () => {
    localStorage.clear();
    vi.useRealTimers();
    cleanup();
    vi.restoreAllMocks();
    document.documentElement.removeAttribute('dir');
    await userEvent.unhover(document.body);
  });

  it('[UI-5] is a carousel of slides "n of m", of which only the visible ones can be focused', async () => {
    render(<Carousel label="Offers" slides={offers(3)} />);
    await measured();
    expect(region().getAttribute('aria-roledescription')).toBe('carousel');
    expect(reachable()).toEqual(['1 of 3']);
    await expectAccessible();
  });

  it('[UI-5] has dots and arrows for several slides, none for one', async () => {
    const { rerender } = render(<Carousel label="Offers" slides={offers(1)} autoplayMs={AUTOPLAY_MS} />);
    await measured();
    expect(within(region()).queryAllByRole('button')).toEqual([]);
    rerender(<Carousel label="Offers" slides={offers(3)} autoplayMs={AUTOPLAY_MS} />);
    await expect
      .poll(() =>
        within(region())
          .getAllByRole('button')
          .map((control) => control.getAttribute('aria-label')),
      )
      .toEqual(['Pause', '1 of 3', '2 of 3', '3 of 3', 'Previous', 'Next']);
  });

  it('[UI-5] moves by dots, and by arrows, which are disabled at the ends', async () => {
    render(<Carousel label="Offers" slides={offers(3)} />);
    await measured();
    expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('3 of 3'));
    expect(current()).toBe('3 of 3');
    await expect.poll(reachable).toEqual(['3 of 3']);
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Previous'));
    expect(current()).toBe('2 of 3');
  });

  it('[UI-5] runs a press made before its slides can move, as soon as they can', async () => {
    render(<Carousel label="Offers" slides={offers(3)} />);
    fireEvent.click(button('Next'));
    expect(current()).toBe('1 of 3');
    await expect.poll(current).toBe('2 of 3');
  });

  it('[UI-5] follows the arrow keys on its controls, by the direction of writing', async () => {
    render(<Carousel label="Offers" slides={offers(3)} />);
    await measured();
    button('1 of 3').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(current()).toBe('2 of 3');
    // The browser's shortcuts for back and forward.
    expect(fireEvent.keyDown(button('1 of 3'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(current()).toBe('2 of 3');
    cleanup();
    document.documentElement.dir = 'rtl';
    render(<Carousel label="Offers" slides={offers(3)} />);
    await measured();
    button('1 of 3').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(current()).toBe('2 of 3');
    await expect.poll(reachable).toEqual(['2 of 3']);
  });

  it('[UI-5] is swiped, by the direction of writing', async () => {
    for (const [direction, by] of [
      ['ltr', -300],
      ['rtl', 300],
    ] as const) {
      document.documentElement.dir = direction;
      const { unmount } = render(<Carousel label="Offers" slides={offers(3)} />);
      await measured();
      const slide = screen.getByRole('group', { name: '1 of 3' });
      const drag = (type: string, clientX: number) =>
        slide.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 80, button: 0 }));
      drag('mousedown', 400);
      for (let step = 1; step <= 6; step += 1) {
        drag('mousemove', 400 + (by * step) / 6);
        await new Promise(requestAnimationFrame);
      }
      drag('mouseup', 400 + by);
      await expect.poll(current).toBe('2 of 3');
      unmount();
    }
  });

  describe('by itself', () => {
    it('[UI-5] advances after its interval, endlessly, and each slide gets its full time', async () => {
      await start();
      act(() => button('2 of 3').click());
      pass(AUTOPLAY_MS - 1);
      expect(current()).toBe('2 of 3');
      pass(1);
      expect(current()).toBe('3 of 3');
      pass(3000);
      act(() => button('2 of 3').click());
      pass(3000);
      expect(current()).toBe('2 of 3');
      pass(2000);
      expect(current()).toBe('3 of 3');
      pass(AUTOPLAY_MS);
      expect(current()).toBe('1 of 3');
    });

    it('[UI-5] waits while pointed at, while something in it has focus, and in a background tab', async () => {
      await start();
      expect(announces()).toBe('off');
      await userEvent.hover(screen.getByRole('group', { name: '1 of 3' }));
      await expect.poll(announces).toBe('polite');
      pass(AUTOPLAY_MS * 2);
      expect(current()).toBe('1 of 3');
      await userEvent.hover(screen.getByText('Elsewhere'));
      await expect.poll(announces).toBe('off');
      act(() => screen.getByText('Offer 1').focus());
      pass(AUTOPLAY_MS * 2);
      expect(current()).toBe('1 of 3');
      act(() => screen.getByText('Elsewhere').focus());
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      visibilityChanged();
      pass(AUTOPLAY_MS * 2);
      expect(current()).toBe('1 of 3');
      hidden.mockReturnValue(false);
      visibilityChanged();
      pass(AUTOPLAY_MS);
      expect(current()).toBe('2 of 3');
    });

    it('[UI-5] resumes when its focused element is removed, slide or control', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { rerender } = render(autoplaying(4));
      await measured();
      act(() => button('4 of 4').click());
      await expect.poll(reachable).toEqual(['4 of 4']);
      for (const [total, focused] of [
        [3, () => screen.getByText('Offer 4')],
        [2, () => button('3 of 3')],
      ] as const) {
        act(() => focused().focus());
        expect(announces()).toBe('polite');
        rerender(autoplaying(total));
        await expect.poll(announces).toBe('off');
      }
      const stood = current();
      pass(AUTOPLAY_MS);
      expect(current()).not.toBe(stood);
    });

    it('[UI-5] waits after the pause button, which is its first stop for the keyboard', async () => {
      await start();
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(button('Pause'));
      await userEvent.keyboard('{Enter}');
      pass(AUTOPLAY_MS * 2);
      expect(current()).toBe('1 of 3');
      act(() => button('Play').click());
      pass(AUTOPLAY_MS);
      expect(current()).toBe('2 of 3');
    });

    it('[UI-5] [SEC-9] stays paused in another language, re-rendered or remounted, and resumes there by its name', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const inEnglish = <Carousel label="Offers" name="offers" slides={offers(3)} autoplayMs={AUTOPLAY_MS} />;
      const inFrench = (
        <KitProvider labels={{ pause: 'Arrêter', play: 'Lancer' }}>
          <Carousel label="Offres" name="offers" slides={offers(3)} autoplayMs={AUTOPLAY_MS} />
        </KitProvider>
      );
      const { rerender } = render(<KitProvider>{inEnglish}</KitProvider>);
      await measured();
      act(() => button('Pause').click());
      rerender(inFrench);
      expect(screen.getByRole('button', { name: 'Lancer' })).toBeTruthy();
      cleanup();
      const again = render(inFrench);
      act(() => screen.getByRole('button', { name: 'Lancer' }).click());
      again.unmount();
      render(inEnglish);
      expect(button('Pause')).toBeTruthy();
    });

    it('[UI-5] does not move with reduced motion, and has no pause button', async () => {
      const real = window.matchMedia.bind(window);
      vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'all' : query));
      await start();
      expect(within(region()).queryByRole('button', { name: 'Pause' })).toBeNull();
      pass(AUTOPLAY_MS * 2);
      expect(current()).toBe('1 of 3');
    });
  });

  it('[UI-5] as a rail shows as many slides as its own width has room for, under its heading', async () => {
    await page.viewport(1300, 600);
    for (const [width, shown] of [
      [500, 2],
      [800, 4],
      [1200, 6],
    ] as const) {
      const { unmount } = render(rail(width));
      await expect.poll(() => reachable().length).toBe(shown);
      await userEvent.click(button('Next'));
      await expect.poll(reachable).toContain(`${shown * 2} of 12`);
      await expect.poll(reachable).not.toContain('1 of 12');
      unmount();
    }
    render(rail(1200));
    expect(screen.getByRole('heading', { name: 'Offers for you' })).toBeTruthy();
    await expectAccessible();
  });

  it('shows the stop its owner says, and tells of every move', async () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    const at = (index: number) => <Carousel label="Offers" slides={offers(4)} index={index} onIndexChange={onIndexChange} />;
    const { rerender } = render(at(2));
    expect(current()).toBe('3 of 4');
    await expect.poll(reachable).toEqual(['3 of 4']);
    rerender(at(1));
    await expect.poll(current).toBe('2 of 4');
    onIndexChange.mockClear();
    await userEvent.click(button('Next'));
    await expect.poll(() => onIndexChange.mock.calls).toEqual([[2]]);
    // The owner did not follow.
    await expect.poll(current).toBe('2 of 4');
  });
});
