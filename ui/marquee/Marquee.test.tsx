import '../theme/base.css.ts';

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Modal } from '../modal/Modal.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { Marquee } from './Marquee.tsx';

const onPress = vi.fn();
const items = ['Maintenance on Sunday night', 'New weekend cashback', 'Withdrawals are back to normal'].map((title) => ({
  id: title,
  content: (
    <button type="button" onClick={() => onPress(title)}>
      {title}
    </button>
  ),
}));

const inPage = () => (
  <>
    <button type="button">Before</button>
    <Marquee label="Notices" items={items} />
    <button type="button">After</button>
  </>
);
const show = () => render(inPage());
const list = (): HTMLElement => screen.getByRole('list');
const playState = (): string | undefined => list().getAnimations()[0]?.playState;
/** Direction of the movement: left -1, right 1. */
const passing = (): number =>
  Math.sign(
    list()
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .map(({ transform }) => new DOMMatrix(String(transform)).e)
      .reduce((from, to) => to - from, 0),
  );
const runs = () => expect.poll(playState);

const withModal = (open: boolean) => (
  <>
    <Marquee label="Notices" items={items} />
    <Modal name="more" title="More" open={open} onClose={() => {}}>
      <Marquee label="In front" items={items} />
    </Modal>
  </>
);
const stateOf = (label: string) =>
  document.querySelector(`[role=group][aria-label='${label}'] ul`)?.getAnimations()[0]?.playState ?? 'absent';

describe('Marquee', () => {
  beforeEach(() => page.viewport(400, 600));
  afterEach(async () => {
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
    document.documentElement.removeAttribute('dir');
    // Move the mouse away from the next test's list.
    await userEvent.unhover(document.body);
  });

  it('[UI-5] passes by from the start, towards the start of the line, in both directions of writing', async () => {
    for (const [direction, sign] of [
      ['ltr', -1],
      ['rtl', 1],
    ] as const) {
      document.documentElement.dir = direction;
      const { unmount } = show();
      await runs().toBe('running');
      const [animation] = list().getAnimations();
      animation?.pause();
      const start = list().getBoundingClientRect().left;
      expect(new DOMMatrix(getComputedStyle(list()).transform).e * sign).toBeLessThan(30);
      if (animation) animation.currentTime = Number(animation.currentTime) + 1000;
      expect((list().getBoundingClientRect().left - start) * sign).toBeCloseTo(60, 0);
      unmount();
    }
  });

  it('[UI-5] turns round when the language is written the other way, though its words stay', async () => {
    const { rerender } = show();
    await expect.poll(passing).toBe(-1);
    document.documentElement.dir = 'rtl';
    rerender(inPage());
    await expect.poll(passing).toBe(1);
  });

  it('[UI-5] stops while pointed at, and a press then reaches the item', async () => {
    show();
    await runs().toBe('running');
    await userEvent.hover(screen.getByRole('group', { name: 'Notices' }));
    await runs().toBe('paused');
    await userEvent.click(screen.getByText('Maintenance on Sunday night'));
    expect(onPress).toHaveBeenCalledWith('Maintenance on Sunday night');
    act(() => screen.getByText('Before').focus());
    await userEvent.unhover(screen.getByRole('group', { name: 'Notices' }));
    await userEvent.hover(screen.getByText('After'));
    await runs().toBe('running');
  });

  it('[UI-5] pauses by the pause button, which is first and has a label', async () => {
    show();
    screen.getByText('Before').focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
    await runs().toBe('running');
    await userEvent.keyboard('{Enter}');
    await runs().toBe('paused');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    await runs().toBe('running');
  });

  it('[UI-5] pauses for keyboard focus, with the focused item in view, and resumes afterwards', async () => {
    show();
    screen.getByRole('button', { name: 'Pause' }).focus();
    for (const { id } of items) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.textContent).toBe(id);
      expect(list().getAnimations()).toEqual([]);
      const item = document.activeElement?.getBoundingClientRect();
      const viewport = screen.getByRole('group', { name: 'Notices' }).getBoundingClientRect();
      expect(item?.left).toBeGreaterThanOrEqual(viewport.left - 1);
      expect(item?.right).toBeLessThanOrEqual(viewport.right + 1);
    }
    await userEvent.keyboard('{Tab}');
    await runs().toBe('running');
    expect(screen.getByRole('group', { name: 'Notices' }).scrollLeft).toBe(0);
  });

  it('[UI-5] resumes when the focused item is removed', async () => {
    const { rerender } = render(<Marquee label="Notices" items={items} />);
    screen.getByRole('button', { name: 'Pause' }).focus();
    await userEvent.keyboard('{Tab}');
    expect(list().getAnimations()).toEqual([]);
    rerender(<Marquee label="Notices" items={items.slice(1)} />);
    await runs().toBe('running');
  });

  it('[UI-5] stops in a background tab', async () => {
    show();
    await runs().toBe('running');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(playState()).toBe('paused');
  });

  it('[UI-5] pauses under a modal, and runs in one', async () => {
    const { rerender } = render(withModal(false));
    await expect.poll(() => stateOf('Notices')).toBe('running');
    rerender(withModal(true));
    await expect.poll(() => stateOf('Notices')).toBe('paused');
    await expect.poll(() => stateOf('In front')).toBe('running');
    rerender(withModal(false));
    await expect.poll(() => stateOf('Notices')).toBe('running');
  });

  it('[UI-5] never moves with reduced motion: it is scrolled manually', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'all' : query));
    show();
    expect(list().getAnimations()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    const group = screen.getByRole('group', { name: 'Notices' });
    expect(getComputedStyle(group).overflowX).toBe('auto');
    expect(group.tabIndex).toBe(0);
    await expectAccessible();
  });
});
