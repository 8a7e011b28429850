import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Dialog } from './Dialog.tsx';
import { DialogsProvider, useDialogs, type Dialogs } from './DialogsProvider.tsx';

afterEach(cleanup);

const question = { title: 'Withdraw?', text: '₱500.00 to GCash', ok: 'Withdraw', cancel: 'Not now' };

function start(): Dialogs {
  let dialogs: Dialogs | undefined;
  function Page(): ReactNode {
    dialogs = useDialogs();
    return <button type="button">Page</button>;
  }
  render(
    <DialogsProvider dialog={Dialog}>
      <Page />
    </DialogsProvider>,
  );
  if (!dialogs) throw new Error('the page is rendered');
  return dialogs;
}

const press = async (name: string): Promise<void> => {
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
  await userEvent.click(await screen.findByRole('button', { name }));
};

describe('useDialogs', () => {
  it('[UI-4] answers yes or no, and no where a question is dismissed', async () => {
    const { confirm } = start();
    const yes = confirm(question);
    expect(await screen.findByRole('alertdialog', { name: 'Withdraw?', description: '₱500.00 to GCash' })).toBeVisible();
    await press('Withdraw');
    expect(await yes).toBe(true);
    const no = confirm(question);
    await press('Not now');
    expect(await no).toBe(false);
    const dismissed = confirm(question);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(await dismissed).toBe(false);
  });

  it('asks once where a button was pressed twice', async () => {
    const { confirm } = start();
    const first = confirm(question);
    expect(await confirm(question)).toBe(false);
    await press('Withdraw');
    expect(await first).toBe(true);
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows messages one at a time, in the order of the calls', async () => {
    const { alert } = start();
    const first = alert({ text: 'Deposit received', ok: 'Play' });
    const second = alert({ text: 'Level 2 reached', ok: 'Great' });
    expect(await screen.findByRole('alertdialog', { name: 'Deposit received' })).toBeVisible();
    await press('Play');
    await first;
    expect(await screen.findByRole('alertdialog', { name: 'Level 2 reached' })).toBeVisible();
    await press('Great');
    await second;
  });
});
