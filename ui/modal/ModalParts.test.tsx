import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Button } from '../button/Button.tsx';
import { settled } from '../testing/overlayTesting.ts';
import { Modal } from './Modal.tsx';

/** A modal whose content puts a link back into the header. */
function WithBar({ inside }: { inside: boolean }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <Modal open name="center" title="My center" onClose={() => undefined} headerBar={setBar}>
      {inside && bar && createPortal(<Button>Back</Button>, bar)}…
    </Modal>
  );
}

describe('Modal parts', () => {
  afterEach(cleanup);

  it('[UI-3] a trigger opens it uncontrolled, it is named and described, and native props reach the panel', async () => {
    const ref = createRef<HTMLDivElement>();
    const onOpenChange = vi.fn();
    render(
      <Modal.Root onOpenChange={onOpenChange}>
        <Modal.Trigger asChild>
          <Button>Withdraw</Button>
        </Modal.Trigger>
        <Modal.Content ref={ref} name="withdraw" id="withdraw" data-step="amount" className="custom">
          <Modal.Title>Withdraw</Modal.Title>
          <Modal.Body>
            <Modal.Description>To your bank account</Modal.Description>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close asChild>
              <Button>Cancel</Button>
            </Modal.Close>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>,
    );
    const trigger = screen.getByRole('button', { name: 'Withdraw' });
    await userEvent.click(trigger);
    const modal = await screen.findByRole('dialog', { name: 'Withdraw', description: 'To your bank account' });
    expect(ref.current).toBe(modal);
    expect(modal).toMatchObject({ id: 'withdraw', dataset: { overlay: 'withdraw', step: 'amount' } });
    expect(modal.classList).toContain('custom');
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(onOpenChange.mock.calls).toEqual([
      [true, 'trigger'],
      [false, 'close-button'],
    ]);
  });

  it('[UI-3] what its content puts into the header is in place of the title, which still names it', async () => {
    const { rerender } = render(<WithBar inside={false} />);
    await settled();
    const title = screen.getByRole('heading', { name: 'My center' });
    const wide = title.getBoundingClientRect().width;
    rerender(<WithBar inside />);
    const [back, close] = screen.getAllByRole('button').map((button) => button.getBoundingClientRect());
    expect(title.getBoundingClientRect().width).toBeLessThan(2);
    expect(Math.abs((back?.top ?? 0) + (back?.height ?? 0) / 2 - (close?.top ?? 0) - (close?.height ?? 0) / 2)).toBeLessThan(2);
    expect(screen.getByRole('dialog', { name: 'My center' })).toBeTruthy();
    rerender(<WithBar inside={false} />);
    expect(title.getBoundingClientRect().width).toBe(wide);
  });
});
