import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { matrix } from '../testing/matrix.tsx';
import { SamplePage } from '../testing/storyLayout.tsx';
import { Dialog, dialogTones, type DialogProps } from './Dialog.tsx';
import { DialogsProvider, useDialogs } from './DialogsProvider.tsx';

/** Open initially and again by its button; every action closes it. */
function Openable({ actions: [first, ...others], ...props }: DialogProps): ReactNode {
  const [open, setOpen] = useState(true);
  const closing = (action: DialogProps['actions'][0]) => ({ ...action, onSelect: () => setOpen(false) });
  return (
    <SamplePage>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Ask
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} actions={[closing(first), ...others.map(closing)]} />
    </SamplePage>
  );
}

const onSelect = (): void => {};

const meta = {
  id: 'dialog',
  title: 'Overlays/Dialog (alert, confirm)',
  component: Dialog,
  // In separate iframes: side by side they would cover the docs page.
  parameters: { visual: { wide: true }, docs: { story: { inline: false, height: '560px' } } },
  args: {
    name: 'story',
    open: true,
    onClose: () => {},
    title: 'Withdraw ₱1,500.00?',
    children: 'To GCash ending in 4821. It usually arrives within ten minutes.',
    actions: [
      { label: 'Not now', onSelect },
      { label: 'Withdraw', onSelect },
    ],
  },
  argTypes: { tone: { control: 'inline-radio', options: dialogTones } },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {};

export const AnsweredByEnter: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Withdraw ₱1,500.00?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 5000 });
    await expect(canvas.getByRole('button', { name: 'Ask' })).toBeVisible();
  },
};

export const Info: Story = {
  args: { tone: 'info', title: 'New device', children: 'You have signed in from a new phone.', actions: [{ label: 'Got it', onSelect }] },
};

export const Alert: Story = {
  args: { tone: 'positive', title: 'Deposit received', children: '₱500.00 is in your wallet.', actions: [{ label: 'Play', onSelect }] },
};

export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'Close your account?',
    children: 'Your balance is paid out first. This cannot be undone.',
    actions: [
      { label: 'Close account', onSelect, variant: 'critical' },
      { label: 'Keep it', onSelect, isDefault: true },
    ],
  },
};

export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'You have been playing for two hours',
    children: 'Time for a break?',
    actions: [{ label: 'Take a break', onSelect }],
  },
};

/** A question that is awaited where it is asked: `if (await confirm(…)) await withdraw()`. */
export const Awaited: Story = {
  render: () => (
    <DialogsProvider dialog={Dialog}>
      <Withdrawal />
    </DialogsProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Withdraw ₱1,500.00?');
  },
};

function Withdrawal(): ReactNode {
  const { confirm } = useDialogs();
  const [answer, setAnswer] = useState<boolean>();
  const ask = async (): Promise<void> =>
    setAnswer(
      await confirm({
        title: 'Withdraw ₱1,500.00?',
        text: 'To GCash ending in 4821. It usually arrives within ten minutes.',
        ok: 'Withdraw',
        cancel: 'Not now',
      }),
    );
  return (
    <SamplePage>
      <Button variant="primary" onClick={() => void ask()}>
        Withdraw
      </Button>
      {answer !== undefined && <p>{answer ? 'Withdrawn' : 'Not withdrawn'}</p>}
    </SamplePage>
  );
}

export const LongWords: Story = {
  args: {
    actions: [
      { label: 'Kembali ke halaman sebelumnya', onSelect },
      { label: 'Lanjutkan penarikan dana', onSelect },
    ],
  },
};

export const Busy: Story = {
  args: {
    actions: [
      { label: 'Not now', onSelect },
      { label: 'Withdraw', onSelect, loading: true },
    ],
  },
};

export const Matrix: Story = matrix(
  () => (
    <SamplePage>
      <Dialog
        name="matrix"
        tone="critical"
        title="Close your account?"
        open
        onClose={() => {}}
        actions={[
          { label: 'Close account', onSelect, variant: 'critical' },
          { label: 'Keep it', onSelect, isDefault: true },
        ]}
      >
        Your balance is paid out first. This cannot be undone.
      </Dialog>
    </SamplePage>
  ),
  { height: 520 },
);
