import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { screen, userEvent } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Row } from '../private/storyLayout.tsx';
import { ToastProvider, useToast, type Toast } from './Toast.tsx';

const news: readonly Toast[] = [
  { tone: 'positive', message: 'Deposit of ₱500.00 received.' },
  { tone: 'info', message: 'A new promotion is waiting for you.', action: { label: 'View', onSelect: () => {} } },
  { tone: 'critical', message: 'No connection. Check your network and try again.', action: { label: 'Try again', onSelect: () => {} } },
  { tone: 'caution', message: 'Your session ends in two minutes.' },
];

function Buttons(): ReactNode {
  const showToast = useToast();
  return (
    <Row>
      {news.map((toast) => (
        // Long enough for a picture.
        <Button key={toast.message} onClick={() => showToast({ ...toast, durationMs: 600_000 })}>
          {toast.tone}
        </Button>
      ))}
    </Row>
  );
}

const meta = {
  title: 'Kit/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;

export const Tones: StoryObj<typeof meta> = {
  play: async () => {
    for (const { tone } of news) await userEvent.click(screen.getByRole('button', { name: tone ?? '' }));
  },
};
