import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, use, useState, type ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';

import { Modal } from '../modal/Modal.tsx';

afterEach(cleanup);

function Both(): ReactNode {
  const [open, setOpen] = useState(['Register', 'Terms']);
  const close = (title: string) => setOpen((all) => all.filter((one) => one !== title));
  return (
    <Modal name="register" title="Register" open={open.includes('Register')} onClose={() => close('Register')}>
      <Modal name="terms" title="Terms" open={open.includes('Terms')} onClose={() => close('Terms')}>
        …
      </Modal>
    </Modal>
  );
}

const never = new Promise<void>(() => undefined);

function Late({ isLate }: { readonly isLate: boolean }): null {
  if (isLate) use(never);
  return null;
}

const waiting = (isLate: boolean): ReactNode => (
  <Suspense fallback="waits">
    <Both />
    <Late isLate={isLate} />
  </Suspense>
);

it('[UI-3] Escape closes the inner of two overlays that were hidden while the page waited, and then the outer one', async () => {
  const { rerender } = render(waiting(false));
  await screen.findByRole('dialog', { name: 'Terms' });
  rerender(waiting(true));
  await vi.waitFor(() => expect(screen.queryByText('waits')).not.toBeNull());
  rerender(waiting(false));
  await vi.waitFor(() => expect(screen.queryByText('waits')).toBeNull());
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Register' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
