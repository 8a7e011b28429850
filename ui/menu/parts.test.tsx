import '../theme/base.css.ts';

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type MouseEvent } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Button } from '../button/Button.tsx';
import { KitProvider, type KitLinkProps } from '../kit/KitProvider.tsx';
import { Modal } from '../modal/Modal.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { settled } from '../testing/overlayTesting.ts';
import { Menu } from './Menu.tsx';
import type { MenuRootProps } from './MenuRoot.tsx';

const onSelect = vi.fn();
const trigger = () => screen.getByRole('button', { name: 'View' });
const item = (name: string, role = 'menuitem') => screen.getByRole(role, { name });
const focuses = (name: string, role?: string) => waitFor(() => expect(document.activeElement).toBe(item(name, role)));
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

function View(root: Omit<MenuRootProps, 'children'>) {
  const [sound, setSound] = useState(true);
  const [order, setOrder] = useState('new');
  return (
    <Menu.Root {...root}>
      <Menu.Trigger>
        <Button>View</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Label>juan_dc</Menu.Label>
        <Menu.CheckboxItem checked={sound} onCheckedChange={setSound} onSelect={(event) => event.preventDefault()}>
          Sound
        </Menu.CheckboxItem>
        <Menu.RadioGroup value={order} onValueChange={setOrder} aria-label="Order">
          <Menu.RadioItem value="new">Newest first</Menu.RadioItem>
          <Menu.RadioItem value="name">By name</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Sub>
          <Menu.SubTrigger icon="☆">Export</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.Item onSelect={onSelect}>As CSV</Menu.Item>
            <Menu.Item>As PDF</Menu.Item>
          </Menu.SubContent>
        </Menu.Sub>
        <Menu.LinkItem href="#help">Help</Menu.LinkItem>
      </Menu.Content>
    </Menu.Root>
  );
}

const follow = vi.fn();
function FollowLink({ href, onClick, children, ...anchor }: KitLinkProps) {
  const onFollow = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    onClick?.(event);
    follow();
  };
  return (
    <a {...anchor} href={href} onClick={onFollow}>
      {children}
    </a>
  );
}

function Account() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>View</Button>} items={[{ label: 'Details', onSelect: () => setOpen(true) }]} />
      <Modal name="details" title="Details" open={open} onClose={() => setOpen(false)}>
        Here
      </Modal>
    </>
  );
}

const openByKey = async (): Promise<void> => {
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  await focuses('Sound', 'menuitemcheckbox');
};

/** The closing animation may end before the driver's next key arrives. */
function closeSlowly(): void {
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  for (const animation of document.getAnimations()) animation.pause();
}

describe('the parts of Menu', () => {
  beforeEach(async () => {
    onSelect.mockClear();
    // Move the mouse away: submenus open under it.
    await userEvent.unhover(document.body);
  });
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('[UI-5] a submenu opens by the arrow key towards it and closes by the other (%s)', async (direction, open, close) => {
    document.documentElement.dir = direction;
    render(<View />);
    await openByKey();
    await userEvent.keyboard('exp');
    await focuses('Export');
    await userEvent.keyboard(open);
    await focuses('As CSV');
    expect(screen.getByRole('menu', { name: 'Export' })).toBeTruthy();
    await userEvent.keyboard(close);
    await focuses('Export');
    await waitFor(() => expect(screen.queryByRole('menu', { name: 'Export' })).toBeNull());
  });

  it('[UI-5] a submenu opens under the mouse, and choosing in it closes all and returns the focus', async () => {
    render(<View />);
    await userEvent.click(trigger());
    await userEvent.hover(item('Export'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(trigger());
    await gone();
  });

  it('[UI-5] Escape in a submenu closes all and returns the focus', async () => {
    render(<View />);
    await openByKey();
    await userEvent.keyboard('exp');
    await focuses('Export');
    await userEvent.keyboard('{ArrowRight}');
    await focuses('As CSV');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(trigger());
    await gone();
  });

  it('[UI-5] a checkbox item toggles, and stays open if its handler prevents closing', async () => {
    render(<View />);
    await openByKey();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Sound', 'menuitemcheckbox').getAttribute('aria-checked')).toBe('false'));
    expect(item('Sound', 'menuitemcheckbox').querySelector('svg')).toBeNull();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(item('Sound', 'menuitemcheckbox').getAttribute('aria-checked')).toBe('true'));
    expect(item('Sound', 'menuitemcheckbox').querySelector('svg')).not.toBeNull();
  });

  it('[UI-5] of radio items one is checked, and choosing closes', async () => {
    render(<View />);
    await userEvent.click(trigger());
    await userEvent.click(item('By name', 'menuitemradio'));
    await gone();
    await userEvent.click(trigger());
    expect(item('By name', 'menuitemradio').getAttribute('aria-checked')).toBe('true');
    expect(item('Newest first', 'menuitemradio').getAttribute('aria-checked')).toBe('false');
  });

  it('[UI-5] a controlled menu opens and closes by its prop', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(<View open={false} onOpenChange={onOpenChange} />);
    await userEvent.click(trigger());
    expect(screen.queryByRole('menu')).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    rerender(<View open onOpenChange={onOpenChange} />);
    await userEvent.click(item('Help'));
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    await userEvent.click(item('By name', 'menuitemradio'));
    expect(onOpenChange.mock.calls).toEqual([[true], [false], [false]]);
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('[UI-5] a link that prevents the default, as a router’s does, closes the menu', async () => {
    render(
      <KitProvider link={FollowLink}>
        <View />
      </KitProvider>,
    );
    await openByKey();
    await userEvent.keyboard('{End}');
    await focuses('Help');
    await userEvent.keyboard(' ');
    expect(follow).toHaveBeenCalledTimes(1);
    await gone();
    expect(document.activeElement).toBe(trigger());
  });

  it('[UI-5] a disabled link does not navigate', async () => {
    render(
      <Menu.Root defaultOpen>
        <Menu.Trigger>
          <Button>View</Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.LinkItem href="#help" disabled>
            Help
          </Menu.LinkItem>
        </Menu.Content>
      </Menu.Root>,
    );
    expect(item('Help').getAttribute('aria-disabled')).toBe('true');
    expect(item('Help').hasAttribute('href')).toBe(false);
  });

  it('[UI-5] Tab closes and goes on from the trigger', async () => {
    render(
      <>
        <View />
        <input aria-label="Next" />
      </>,
    );
    await openByKey();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Next' }));
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Next' }));
  });

  it('[UI-5] opened again while it closes, it takes the focus', async () => {
    render(<View />);
    await openByKey();
    closeSlowly();
    expect(document.activeElement).toBe(trigger());
    expect(screen.getByRole('menu', { hidden: true }).dataset['state']).toBe('closed');
    await userEvent.keyboard('{Enter}');
    await focuses('Sound', 'menuitemcheckbox');
  });

  it('[UI-5] a dialog that an item opens returns the focus to the trigger', async () => {
    render(<Account />);
    await userEvent.click(trigger());
    await userEvent.click(item('Details'));
    const dialog = await screen.findByRole('dialog', { name: 'Details' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await settled();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('[UI-5] content under a closing menu can be pressed', async () => {
    render(<View />);
    await openByKey();
    const { left, top } = item('Sound', 'menuitemcheckbox').getBoundingClientRect();
    closeSlowly();
    const menu = screen.getByRole('menu', { hidden: true });
    expect(menu.dataset['state']).toBe('closed');
    expect(menu.parentElement?.contains(document.elementFromPoint(left + 5, top + 5))).toBe(false);
  });

  it('[UI-8] keys show a focus ring on items and trigger, the mouse shows none', async () => {
    render(<View />);
    await userEvent.click(trigger());
    await userEvent.hover(item('By name', 'menuitemradio'));
    await focuses('By name', 'menuitemradio');
    expect(getComputedStyle(item('By name', 'menuitemradio')).boxShadow).toBe('none');
    await userEvent.click(item('By name', 'menuitemradio'));
    expect(document.activeElement).toBe(trigger());
    expect(trigger().matches(':focus-visible')).toBe(false);
    await gone();
    await openByKey();
    expect(getComputedStyle(item('Sound', 'menuitemcheckbox')).boxShadow).not.toBe('none');
    await userEvent.keyboard('{Escape}');
    expect(trigger().matches(':focus-visible')).toBe(true);
  });

  it('[UI-8] is accessible with a submenu open, and adds no style element', async () => {
    const before = document.querySelectorAll('style').length;
    render(<View />);
    await userEvent.click(trigger());
    await userEvent.click(item('Export'));
    await screen.findByRole('menu', { name: 'Export' });
    await settled();
    await expectAccessible();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('[UI-5] on a phone a submenu stays inside the window', async () => {
    await page.viewport(360, 640);
    render(<View />);
    await userEvent.click(trigger());
    await userEvent.click(item('Export'));
    const sub = await screen.findByRole('menu', { name: 'Export' });
    await waitFor(() => expect(sub.getBoundingClientRect().left).toBeGreaterThan(100));
    expect(sub.getBoundingClientRect().right).toBeLessThanOrEqual(352);
    await page.viewport(1024, 768);
  });
});
