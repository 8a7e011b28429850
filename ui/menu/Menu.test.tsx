import '../theme/base.css.ts';

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Button } from '../button/Button.tsx';
import { KitProvider, type KitLinkProps } from '../kit/KitProvider.tsx';
import { Modal } from '../modal/Modal.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { settled } from '../testing/overlayTesting.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import { menuVariants } from './MenuContent.tsx';

const onSelect = vi.fn();
const items: MenuProps['items'] = [
  { label: 'Members', href: '#members', icon: '☺' },
  { label: 'Withdraw', onSelect, badge: 3 },
  { label: 'Agent', onSelect, disabled: true },
  'separator',
  { label: 'Sign out', onSelect, critical: true },
];

const shown = (props: Partial<MenuProps> = {}) =>
  render(
    <>
      <input aria-label="Username" />
      <Menu trigger={<Button>Account</Button>} items={items} {...props} />
      <p style={{ marginBlockStart: 500 }}>Page</p>
    </>,
  );
const trigger = () => screen.getByRole('button', { name: 'Account' });
const focused = () => document.activeElement?.textContent;
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

function RouterLink({ children, ...anchor }: KitLinkProps) {
  return (
    <a data-router="" {...anchor}>
      {children}
    </a>
  );
}

describe('Menu', () => {
  beforeEach(async () => {
    onSelect.mockClear();
    // Move the mouse away: a hover menu opens under it.
    await userEvent.unhover(document.body);
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  it('[UI-5] opens by a press, is named by its trigger, and runs the selected action', async () => {
    shown();
    await userEvent.click(trigger());
    expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Withdraw 3' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await gone();
  });

  it('[UI-5] a heading stands above the items that it names, and is none', async () => {
    shown({ items: [{ heading: 'Money' }, ...items], header: 'Maria' });
    await userEvent.click(trigger());
    const [who, money, members] = ['Maria', 'Money', 'Members'].map((text) => screen.getByText(text).getBoundingClientRect().top);
    expect(who).toBeLessThan(money ?? 0);
    expect(money).toBeLessThan(members ?? 0);
    expect(screen.getAllByRole('menuitem')[0]?.textContent).toContain('Members');
    await expectAccessible(screen.getByRole('menu'));
  });

  it('[UI-5] works by keyboard: arrows skip what is disabled and go round, typing jumps, Escape gives focus back', async () => {
    shown();
    trigger().focus();
    for (const [keys, name] of [
      ['{ArrowDown}', 'Members'],
      ['{ArrowDown}', 'Withdraw'],
      ['{ArrowDown}', 'Sign out'],
      ['{ArrowDown}', 'Members'],
      ['wi', 'Withdraw'],
    ] as const) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focused()).toContain(name));
    }
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('[UI-5] an address is a link of the injected component', async () => {
    render(
      <KitProvider link={RouterLink}>
        <Menu trigger={<Button>Account</Button>} items={items} />
      </KitProvider>,
    );
    await userEvent.click(trigger());
    const link = screen.getByRole('menuitem', { name: 'Members' });
    expect(link.getAttribute('href')).toBe('#members');
    expect(link.dataset).toHaveProperty('router');
  });

  it('[UI-5] leaves the page usable while open', async () => {
    shown();
    await userEvent.click(trigger());
    expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
    await userEvent.click(screen.getByText('Page'));
    await gone();
  });

  it('[UI-5] may open by hovering, without taking the focus from a field, and close by leaving', async () => {
    shown({ openOnHover: true });
    const field = screen.getByRole('textbox', { name: 'Username' });
    await userEvent.click(field);
    await userEvent.hover(trigger());
    await screen.findByRole('menu');
    expect(document.activeElement).toBe(field);
    await userEvent.hover(screen.getByText('Page'));
    await gone();
    expect(document.activeElement).toBe(field);
  });

  it('[UI-5] a press on what hovering has opened keeps it open', async () => {
    shown({ openOnHover: true });
    await userEvent.hover(trigger());
    await screen.findByRole('menu');
    await userEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
  });

  it('[UI-5] a press before hovering has opened it opens it as any press does: the next one closes it', async () => {
    shown({ openOnHover: true });
    await userEvent.hover(screen.getByText('Page'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.click(trigger());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('[UI-5] a menu that the mouse opened leaves the focus alone until a key on its trigger', async () => {
    shown({ openOnHover: true });
    const field = screen.getByRole('textbox', { name: 'Username' });
    await userEvent.click(field);
    await userEvent.hover(trigger());
    await screen.findByRole('menu');
    await userEvent.hover(screen.getByRole('menuitem', { name: 'Members' }));
    await userEvent.hover(screen.getByRole('menuitem', { name: 'Agent' }));
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(field);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await waitFor(() => expect(focused()).toContain('Members'));
  });

  it('[UI-5] a hover menu opens by keyboard as any other', async () => {
    shown({ openOnHover: true });
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toContain('Members'));
  });

  it('[UI-5] inside a modal it takes the focus, and Escape closes it before the modal', async () => {
    const onClose = vi.fn();
    render(
      <Modal name="account" title="Your account" open onClose={onClose}>
        <Menu trigger={<Button>Account</Button>} items={items} />
      </Modal>,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toContain('Members'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toContain('Withdraw'));
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  });

  it('[UI-5] keeps inside the window near its end, and above where there is no room below', async () => {
    render(
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
        <Menu trigger={<Button>Account</Button>} items={items} />
      </div>,
    );
    await userEvent.click(trigger());
    await settled();
    const menu = screen.getByRole('menu').getBoundingClientRect();
    expect(menu.right).toBeLessThanOrEqual(innerWidth);
    expect(menu.bottom).toBeLessThanOrEqual(trigger().getBoundingClientRect().top);
  });

  it('[UI-5] a menu that does not fit scrolls inside the window, and stays within 360 px', async () => {
    await page.viewport(360, 300);
    const long = 'Kasaysayan ng mga deposito at pag-withdraw ng lahat ng manlalaro';
    const many = Array.from({ length: 20 }, (_, place) => ({ label: `${long} ${place}`, onSelect }));
    render(<Menu trigger={<Button>Account</Button>} items={many} defaultOpen />);
    await waitFor(() => expect(screen.getByRole('menu').getBoundingClientRect().left).toBeGreaterThanOrEqual(8));
    const { right, bottom } = screen.getByRole('menu').getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(352);
    expect(bottom).toBeLessThanOrEqual(292);
    await page.viewport(1024, 768);
  });

  it('[UI-5] is controlled by its parent', async () => {
    const onOpenChange = vi.fn();
    const menu = (open: boolean) => <Menu trigger={<Button>Account</Button>} items={items} open={open} onOpenChange={onOpenChange} />;
    const { rerender } = render(menu(false));
    await userEvent.click(trigger());
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    expect(screen.queryByRole('menu')).toBeNull();
    rerender(menu(true));
    expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    rerender(menu(false));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('[UI-8] its name follows a trigger with its own id', async () => {
    render(<Menu trigger={<Button id="account">Account</Button>} items={items} defaultOpen />);
    expect(screen.getByRole('menu', { name: 'Account' }).getAttribute('aria-labelledby')).toBe('account');
  });

  it.each(menuVariants)('[UI-8] as %s is accessible and adds no style element', async (variant) => {
    shown({ variant });
    const before = document.querySelectorAll('style').length;
    await userEvent.click(trigger());
    await settled();
    await expectAccessible();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});
