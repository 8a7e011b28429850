import '../theme/base.css.ts';

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';

import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { Popover } from './Popover.tsx';

const help = (
  <Popover trigger={<Button>Help</Button>} aria-label="Turnover">
    <a href="/help">More</a>
  </Popover>
);
const popover = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Turnover' });

const styles = (): number => document.querySelectorAll('style').length;

function Page(): ReactNode {
  const [open, setOpen] = useState(true);
  return (
    <Modal name="order" title="Order" open={open} onClose={() => setOpen(false)}>
      {help}
    </Modal>
  );
}

describe('Popover', () => {
  afterEach(cleanup);

  it('[UI-8] opens by its button, takes the focus, and Escape gives it back', async () => {
    render(<main>{help}</main>);
    const button = screen.getByRole('button', { name: 'Help' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    await waitFor(() => expect(popover()?.contains(document.activeElement)).toBe(true));
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover()).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('[UI-8] leaves the page usable: a press elsewhere closes it and counts, and nothing is hidden from screen readers', async () => {
    render(
      <main>
        {help}
        <button type="button">Elsewhere</button>
      </main>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(popover()).toBeNull());
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });

  it('[UI-8] inside a modal, Escape closes it and not the modal', async () => {
    render(<Page />);
    await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
    await screen.findByRole('dialog', { name: 'Turnover' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover()).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Order' })).toBeTruthy();
  });

  it('[UI-8] writes no style element, which a strict policy refuses', async () => {
    render(<main>{help}</main>);
    const before = styles();
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await screen.findByRole('dialog');
    expect(styles()).toBe(before);
  });
});
