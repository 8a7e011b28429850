import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import { SamplePage, SampleBanner } from '../testing/storyLayout.tsx';
import { Modal, modalMobileLayouts, type ModalProps } from './Modal.tsx';

const words = 'Your wins are paid within minutes, day or night. Set a limit before you play, and stop while it is still fun.';

const opened = async (): Promise<void> => {
  const modal = screen.getByRole('dialog', { name: 'Welcome back' });
  await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
};
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });

/** Open initially and again by its button. */
function Openable({ ask = 'Open', ...props }: ModalProps & { ask?: string }): ReactNode {
  const [open, setOpen] = useState(true);
  return (
    <SamplePage>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {ask}
      </Button>
      <Modal {...props} open={open} onClose={() => setOpen(false)} />
    </SamplePage>
  );
}

const meta = {
  id: 'modal',
  title: 'Overlays/Modal (popup)',
  component: Modal,
  // In separate iframes: side by side they would cover the docs page.
  parameters: { visual: { wide: true }, docs: { story: { inline: false, height: '560px' } } },
  args: { name: 'story', open: true, onClose: () => {}, title: 'Welcome back', children: words },
  argTypes: { mobileLayout: { control: 'inline-radio', options: modalMobileLayouts } },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ClosedAndOpenedAnew: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

export const WithFooter: Story = {
  args: {
    footer: (
      <Button variant="primary" size="lg" fullWidth>
        Sign in
      </Button>
    ),
  },
};

/** Composed of parts: uncontrolled, with its own trigger. */
export const Composed: Story = {
  render: () => (
    <SamplePage>
      <Modal.Root defaultOpen>
        <Modal.Trigger asChild>
          <Button variant="primary">Withdraw</Button>
        </Modal.Trigger>
        <Modal.Content name="withdraw" width={440} height={200}>
          <Modal.Header title="Withdraw" />
          <Modal.Body>
            <Modal.Description>To GCash ending in 4821.</Modal.Description>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close asChild>
              <Button>Not now</Button>
            </Modal.Close>
            <Button variant="primary">Withdraw</Button>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>
    </SamplePage>
  ),
};

export const WithSideBanner: Story = {
  args: {
    title: 'Create your account',
    side: <SampleBanner />,
    height: 460,
    footer: (
      <Button variant="primary" size="lg" fullWidth>
        Register
      </Button>
    ),
  },
};

export const WithoutTitle: Story = {
  args: {
    title: undefined,
    'aria-label': 'Latest notice',
    children: (
      <Stack>
        <h2>Double points this weekend</h2>
        <p>{words}</p>
      </Stack>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: 'Terms of play',
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, chapter) => (
          <p key={chapter}>{`${chapter + 1}. ${words}`}</p>
        ))}
      </Stack>
    ),
    footer: (
      <>
        <Button>Decline</Button>
        <Button variant="primary">Accept</Button>
      </>
    ),
  },
};

export const FullScreenOnPhones: Story = { args: { mobileLayout: 'full', title: 'Member centre', width: 900, height: 560 } };

/** The page behind is not dimmed, e.g. under a notice. */
export const WithoutBackground: Story = { args: { dimmed: false, title: 'Tonight’s draw has begun' } };

export const Required: Story = {
  args: {
    required: true,
    title: 'Change your password',
    footer: (
      <Button variant="primary" fullWidth>
        Change password
      </Button>
    ),
  },
};

export const LongWords: Story = {
  args: {
    title: 'Pinakabagong abiso tungkol sa pagpapanatili ng sistema ngayong katapusan ng linggo',
    children:
      'Giao dịch rút tiền trên 50.000.000₫ cần được xác minh danh tính trước khi hệ thống chuyển tiền vào tài khoản ngân hàng của bạn.',
    footer: (
      <>
        <Button>Bumalik sa nakaraang pahina</Button>
        <Button variant="primary">Tiếp tục xác minh danh tính</Button>
      </>
    ),
  },
};

export const Matrix: Story = matrix(
  () => (
    <SamplePage>
      <Modal
        name="matrix"
        title="Withdraw"
        open
        onClose={() => {}}
        footer={
          <>
            <Button>Not now</Button>
            <Button variant="primary">Withdraw</Button>
          </>
        }
      >
        <Stack>
          <p>{words}</p>
          <p>To GCash ending in 4821. It usually arrives within ten minutes.</p>
        </Stack>
      </Modal>
    </SamplePage>
  ),
  { height: 560 },
);
