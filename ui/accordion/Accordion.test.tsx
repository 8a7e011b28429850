import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { preferReducedMotion, settled } from '../testing/overlayTesting.ts';
import { Accordion, accordionHeadingLevels } from './Accordion.tsx';

const items = [
  { value: 'time', title: 'How long does it take?', content: <a href="#time">About ten minutes</a> },
  { value: 'limits', title: 'How much can I withdraw?', content: 'Up to ₱500,000 a day' },
  { value: 'vip', title: 'For VIP members', content: 'More', disabled: true },
];

const heading = (name: string): HTMLElement => screen.getByRole('button', { name });
const opened = (): string[] => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
const isClosed = (): boolean => screen.queryAllByRole('button', { expanded: true }).length === 0;

describe('Accordion', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    await preferReducedMotion(false);
  });
  afterEach(async () => {
    cleanup();
    await preferReducedMotion(false);
  });

  it('[UI-5] starts closed, or with the item said', () => {
    const { unmount } = render(<Accordion items={items} />);
    expect(isClosed()).toBe(true);
    unmount();
    render(<Accordion items={items} defaultValue="limits" />);
    expect(screen.getByRole('region', { name: 'How much can I withdraw?' }).textContent).toBe('Up to ₱500,000 a day');
  });

  it('[UI-5] shows a note without being opened, as a part of the heading', () => {
    render(
      <Accordion
        items={[{ value: 'a', title: 'Maintenance', note: <time dateTime="2026-01-15">2026-01-15</time>, content: 'From 04:00' }]}
      />,
    );
    expect(heading('Maintenance 2026-01-15')).toBeTruthy();
    expect(isClosed()).toBe(true);
  });

  it('[UI-5] has one item open at a time', async () => {
    render(<Accordion items={items} />);
    await userEvent.click(heading('How long does it take?'));
    expect(opened()).toEqual(['How long does it take?']);
    await userEvent.click(heading('How much can I withdraw?'));
    expect(opened()).toEqual(['How much can I withdraw?']);
    await vi.waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(1));
  });

  it('[UI-5] with `multiple` any number is open, and its owner hears of all of them', async () => {
    const onChange = vi.fn<(value: readonly string[]) => void>();
    render(<Accordion multiple items={items} defaultValue={['time']} onChange={onChange} />);
    await userEvent.click(heading('How much can I withdraw?'));
    expect(opened()).toEqual(['How long does it take?', 'How much can I withdraw?']);
    await userEvent.click(heading('How long does it take?'));
    expect(opened()).toEqual(['How much can I withdraw?']);
    expect(onChange.mock.calls).toEqual([[['time', 'limits']], [['limits']]]);
  });

  it('[UI-5] with `multiple` it shows what its owner says', async () => {
    render(<Accordion multiple items={items} value={['limits']} />);
    await userEvent.click(heading('How long does it take?'));
    expect(opened()).toEqual(['How much can I withdraw?']);
  });

  it('[UI-5] a second press collapses, and closed content cannot be focused', async () => {
    render(
      <>
        <Accordion items={items} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.click(heading('How long does it take?'));
    expect(screen.getByRole('link', { name: 'About ten minutes' })).toBeTruthy();
    await userEvent.click(heading('How long does it take?'));
    expect(isClosed()).toBe(true);
    await vi.waitFor(() => expect(screen.queryByText('About ten minutes')).toBeNull());
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(heading('After'));
  });

  it('[UI-5] a controlled one does not change by itself', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Accordion items={items} value="time" onChange={onChange} />);
    await userEvent.click(heading('How much can I withdraw?'));
    await userEvent.click(heading('How long does it take?'));
    expect(opened()).toEqual(['How long does it take?']);
    expect(onChange.mock.calls).toEqual([['limits'], ['']]);
    rerender(<Accordion items={items} value="" onChange={onChange} />);
    expect(isClosed()).toBe(true);
  });

  it('[UI-5] moves by arrow keys, Home and End, skipping disabled items, and opens by Enter and Space', async () => {
    render(<Accordion items={items} />);
    heading('How long does it take?').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(heading('How much can I withdraw?'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(heading('How long does it take?'));
    await userEvent.keyboard('{End}{Enter}');
    expect(opened()).toEqual(['How much can I withdraw?']);
    await userEvent.keyboard('{Home} ');
    expect(opened()).toEqual(['How long does it take?']);
  });

  it('[UI-5] a disabled item does not open', () => {
    render(<Accordion items={items} />);
    heading('For VIP members').click();
    expect(isClosed()).toBe(true);
    expect(heading('For VIP members').hasAttribute('disabled')).toBe(true);
  });

  it.each([undefined, ...accordionHeadingLevels])('[UI-8] its headings fit into the page’s outline (%s)', (level) => {
    render(<Accordion items={items} {...(level && { headingLevel: level })} />);
    expect(screen.getAllByRole('heading', { level: level ?? 3 }).map(({ textContent }) => textContent)).toEqual(
      items.map(({ title }) => title),
    );
  });

  it('[UI-5] expands with an animation, except with reduced motion', async () => {
    const { unmount } = render(<Accordion items={items} />);
    await userEvent.click(heading('How long does it take?'));
    const unfolding = screen.getByRole('region').getAnimations();
    expect(unfolding).toHaveLength(1);
    unmount();
    await preferReducedMotion(true);
    render(<Accordion items={items} />);
    await userEvent.click(heading('How long does it take?'));
    expect(screen.getByRole('region').getAnimations()).toEqual([]);
  });

  it('[UI-8] native props and ref reach its element', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Accordion ref={ref} id="faq" className="mine" items={items} />);
    expect(ref.current?.id).toBe('faq');
    expect(ref.current?.classList.contains('mine')).toBe(true);
    // @ts-expect-error the page itself has the first level
    expect(<Accordion items={items} headingLevel={1} />).toBeTruthy();
    // @ts-expect-error an item without a title could not be opened
    expect(<Accordion items={[{ value: 'a', content: 'b' }]} />).toBeTruthy();
  });

  it.each([360, 1280])('[UI-8] is accessible and large enough for a finger at %d px', async (width) => {
    await page.viewport(width, 800);
    const { container } = render(<Accordion items={items} defaultValue="time" />);
    await settled();
    await expectAccessible(container);
    for (const button of screen.getAllByRole('button')) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
