import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { SamplePage, SampleBanner, Stack } from '../private/storyLayout.tsx';
import { Modal, modalNarrowForms, type ModalProps } from './Modal.tsx';

const words = 'Your wins are paid within minutes, day or night. Set a limit before you play, and stop while it is still fun.';

/** Opens at first and again by its button. */
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
  title: 'Kit/Modal',
  component: Modal,
  args: { name: 'story', open: true, onClose: () => {}, title: 'Welcome back', children: words },
  argTypes: { narrow: { control: 'inline-radio', options: modalNarrowForms } },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithFooter: Story = {
  args: {
    footer: (
      <Button variant="primary" size="lg" fullWidth>
        Sign in
      </Button>
    ),
  },
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

export const FullScreenOnPhones: Story = { args: { narrow: 'full', title: 'Member centre', width: 900, height: 560 } };

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
