import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Modal } from '../modal/Modal.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { DatePopup, fetched } from './DatePopup.tsx';
import { DateField } from './DateField.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { storyClock } from './storyClock.ts';

const range = { from: '2026-02-24', to: '2026-03-10' };

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  await screen.findAllByRole('grid');
  // It is positioned once its size is known.
  await nextFrame();
  await nextFrame();
  return screen.getByRole('dialog', { name: 'Calendar' });
};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Style elements, except those of the development server, which are marked. */
const foreign = () => document.querySelectorAll('style:not([data-vite-dev-id])').length;
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

function InModal({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      name="limits"
      open={isOpen}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
      title="Take a break"
    >
      <DateField label="Until" now={storyClock} />
    </Modal>
  );
}

describe('the calendar of a date field', () => {
  // Preloaded, so that no test waits for the server.
  beforeAll(() => import('./DateCalendar.tsx'));
  beforeEach(() => page.viewport(1280, 800));
  afterEach(cleanup);

  it('[UI-6] opens below its field, and above where only there is room', async () => {
    const { rerender } = render(<DateField label="Day" now={storyClock} />);
    const field = boxOf(screen.getByLabelText('Day'));
    expect(boxOf(await open()).top).toBeGreaterThanOrEqual(field.bottom);
    await userEvent.keyboard('{Escape}');
    rerender(
      <div style={{ paddingBlockStart: 700 }}>
        <DateField label="Day" now={storyClock} />
      </div>,
    );
    const low = boxOf(screen.getByLabelText('Day'));
    const popup = boxOf(await open());
    expect(popup.bottom).toBeLessThanOrEqual(low.top);
    expect(popup.top).toBeGreaterThanOrEqual(0);
  });

  it.each(['ltr', 'rtl'])('[UI-6] fits a page of 360 px, also from a narrow field at its edge: %s', async (dir) => {
    await page.viewport(360, 760);
    document.documentElement.dir = dir;
    try {
      render(
        <div style={{ paddingInline: '190px 8px' }}>
          <DateField label="Day" now={storyClock} />
        </div>,
      );
      const before = document.documentElement.scrollWidth;
      const { left, right } = boxOf(await open());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(before);
      expect(document.documentElement.scrollWidth).toBe(before);
    } finally {
      document.documentElement.dir = '';
    }
  });

  it('[UI-6] a range shows two months from 700 px and one below', async () => {
    render(<DateRangeField label="Period" now={storyClock} defaultValue={range} />);
    await open();
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual(['February 2026', 'March 2026']);
    await userEvent.keyboard('{Escape}');
    await page.viewport(360, 760);
    const { right } = boxOf(await open());
    expect(screen.getByRole('grid')).toHaveAccessibleName('March 2026');
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it('[UI-6] is not cut off by a modal, and is accessible in it', async () => {
    render(
      <Modal name="filter" open onClose={() => {}} title="Filter">
        <DateRangeField label="Period" now={storyClock} defaultValue={range} />
      </Modal>,
    );
    const popup = boxOf(await open());
    const modal = boxOf(screen.getByRole('dialog', { name: 'Filter' }));
    expect(Math.max(modal.top - popup.top, popup.bottom - modal.bottom)).toBeGreaterThan(0);
    expect(popup.bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const name of [/February 1, 2026/, /March 31, 2026/]) {
      const day = screen.getByLabelText(name);
      const { left, top, width, height } = boxOf(day);
      expect(day.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }
    await expectAccessible();
  });

  it('[UI-6] scrolls where the window is too low for it', async () => {
    await page.viewport(700, 320);
    render(<DateField label="Day" now={storyClock} />);
    const popup = await open();
    expect(boxOf(popup).bottom).toBeLessThanOrEqual(320);
    await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowDown}');
    const focused = boxOf(screen.getByLabelText(/April 26, 2026/));
    expect(focused.bottom).toBeLessThanOrEqual(boxOf(popup).bottom);
  });

  it('[UI-6] in a modal, Escape closes the calendar first and then the modal', async () => {
    const onClose = vi.fn();
    render(<InModal onClose={onClose} />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('Until'));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[UI-6] shows a message if it fails to load, and dates can be typed', async () => {
    const Broken = fetched<object>(() => Promise.reject(new Error('offline')));
    const onClose = vi.fn();
    render(
      <DatePopup id="popup" anchorId="anchor" onClose={onClose}>
        <Broken />
      </DatePopup>,
    );
    expect((await screen.findByRole('alert')).textContent).toBe('The calendar could not be loaded. Type the date instead.');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  });

  it('[UI-6] adds no style element, as a strict policy requires', async () => {
    const before = foreign();
    render(<DateRangeField label="Period" now={storyClock} defaultValue={range} />);
    await open();
    expect(foreign()).toBe(before);
  });

  it('[UI-8] is accessible in light and dark while a range is shown', async () => {
    render(<DateRangeField label="Period" now={storyClock} defaultValue={range} max="2026-03-12" />);
    await open();
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    try {
      await expectAccessible();
    } finally {
      delete document.documentElement.dataset['theme'];
    }
  });
});
