import '../theme/base.css.ts';

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { settled } from '../testing/overlayTesting.ts';
import { tabsVariants } from './parts.tsx';
import { Tabs } from './Tabs.tsx';

const labels = ['Slots', 'Live casino', 'Fishing', 'Sports', 'Esports', 'Lottery', 'Poker and cards'];
const tabs = labels.map((label) => ({ value: label.toLowerCase(), label, content: `${label} here` }));
const base = { 'aria-label': 'Games', tabs };

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
const list = (): HTMLElement => screen.getByRole('tablist', { name: 'Games' });
/** The indicator is a pseudo-element: its position in its tab, px. */
function markIn(name: string): { left: number; width: number } {
  const { left, width } = getComputedStyle(tab(name), '::before');
  return { left: parseFloat(left), width: parseFloat(width) };
}

describe('Tabs', () => {
  beforeEach(() => page.viewport(1024, 768));
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it('[UI-5] shows the first tab, or the one said, and only its panel', () => {
    const { unmount } = render(<Tabs {...base} />);
    expect(screen.getByRole('tabpanel', { name: 'Slots' }).textContent).toBe('Slots here');
    unmount();
    render(<Tabs {...base} defaultValue="live casino" />);
    expect(screen.getAllByRole('tabpanel', { name: 'Live casino' }).map((panel) => panel.textContent)).toEqual(['Live casino here']);
  });

  it('[UI-5] a press selects; a controlled one does not change by itself', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Tabs {...base} onChange={onChange} />);
    await userEvent.click(tab('Sports'));
    expect(screen.getByRole('tabpanel', { name: 'Sports' })).toBeTruthy();
    rerender(<Tabs {...base} value="slots" onChange={onChange} />);
    await userEvent.click(tab('Fishing'));
    expect(screen.getByRole('tabpanel', { name: 'Slots' })).toBeTruthy();
    expect(onChange.mock.calls).toEqual([['sports'], ['fishing']]);
  });

  it('[UI-5] arrow keys follow the writing direction', async () => {
    const { unmount } = render(<Tabs {...base} />);
    tab('Slots').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Live casino').getAttribute('aria-selected')).toBe('true');
    unmount();
    document.documentElement.dir = 'rtl';
    render(<Tabs {...base} />);
    tab('Slots').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Live casino').getAttribute('aria-selected')).toBe('true');
  });

  it('[UI-8] leaves shortcuts to the browser: Alt and an arrow goes back or forward', () => {
    render(<Tabs {...base} />);
    expect(fireEvent.keyDown(tab('Slots'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(tab('Slots').getAttribute('aria-selected')).toBe('true');
  });

  it('[UI-8] stays within reach of the keyboard when the chosen tab is gone or cannot be chosen', async () => {
    const { rerender } = render(<Tabs {...base} defaultValue="sports" />);
    rerender(<Tabs {...base} tabs={tabs.slice(0, 2)} />);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(tab('Slots'));
    expect(screen.getByRole('tabpanel', { name: 'Slots' }).textContent).toBe('Slots here');
    rerender(<Tabs {...base} value="elsewhere" />);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Live casino'));
    cleanup();
    render(<Tabs {...base} tabs={tabs.map((one, place) => ({ ...one, disabled: place === 0 }))} />);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(tab('Live casino'));
  });

  it('[UI-5] selecting moves no label, and the indicator is under the selected tab', async () => {
    render(<Tabs {...base} />);
    const before = labels.map((label) => tab(label).getBoundingClientRect().left);
    await userEvent.click(tab('Sports'));
    await settled();
    expect(labels.map((label) => tab(label).getBoundingClientRect().left)).toEqual(before);
    expect(markIn('Sports').left).toBe(0);
    expect(markIn('Sports').width).toBeCloseTo(tab('Sports').offsetWidth, 0);
    expect(getComputedStyle(tab('Slots'), '::before').content).toBe('none');
  });

  it.each(['ltr', 'rtl'])('[UI-5] the mark comes from the tab chosen before (%s)', async (direction) => {
    document.documentElement.dir = direction;
    render(<Tabs {...base} />);
    await userEvent.click(tab('Fishing'));
    // Ignore the color transition started by hovering.
    const move = tab('Fishing')
      .getAnimations({ subtree: true })
      .find((motion) => motion instanceof CSSAnimation);
    if (!move) throw new Error('Nothing moves.');
    move.pause();
    move.currentTime = 0;
    const distance = tab('Slots').offsetLeft - tab('Fishing').offsetLeft;
    expect(distance).not.toBe(0);
    expect(markIn('Fishing').left).toBeCloseTo(distance, 0);
    expect(markIn('Fishing').width).toBeCloseTo(tab('Slots').offsetWidth, 0);
  });

  it.each(['ltr', 'rtl'])(
    '[UI-5] where tabs do not fit (%s), the chosen one is in sight and the edges that hide some fade',
    async (direction) => {
      document.documentElement.dir = direction;
      await page.viewport(360, 640);
      const { rerender } = render(<Tabs {...base} value="slots" />);
      await vi.waitFor(() => expect(list().dataset['overflow']).toBe('end'));
      rerender(<Tabs {...base} value="poker and cards" />);
      await vi.waitFor(() => expect(list().dataset['overflow']).toBe('start'));
      const { left, right } = tab('Poker and cards').getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      rerender(<Tabs {...base} value="sports" />);
      await vi.waitFor(() => expect(list().dataset['overflow']).toBe('both'));
    },
  );

  it('[UI-5] rotating a phone scrolls the selected tab into view', async () => {
    await page.viewport(1024, 768);
    render(<Tabs {...base} value="poker and cards" />);
    await vi.waitFor(() => expect(list().dataset['overflow']).toBe('none'));
    await page.viewport(360, 640);
    await vi.waitFor(() => expect(tab('Poker and cards').getBoundingClientRect().right).toBeLessThanOrEqual(360));
  });

  it('[UI-5] tabs may share one panel, which is named by the chosen tab', () => {
    const { rerender } = render(
      <Tabs
        aria-label="Period"
        value="today"
        tabs={[
          { value: 'today', label: 'Today' },
          { value: 'week', label: 'Week' },
        ]}
      >
        12 bets
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Today' }).textContent).toBe('12 bets');
    rerender(
      <Tabs
        aria-label="Period"
        value="week"
        tabs={[
          { value: 'today', label: 'Today' },
          { value: 'week', label: 'Week' },
        ]}
      >
        80 bets
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Week' }).textContent).toBe('80 bets');
  });

  it.each(tabsVariants)('[UI-8] as %s is accessible', async (variant) => {
    const { container } = render(<Tabs {...base} variant={variant} />);
    await settled();
    await expectAccessible(container);
  });
});
