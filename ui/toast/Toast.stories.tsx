import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Row } from '../layout/Row.tsx';
import { ToastProvider, useToast, type Toast } from './Toast.tsx';

const news: readonly Toast[] = [
  { tone: 'positive', message: 'Deposit of ₱500.00 received.' },
  { tone: 'info', message: 'A new promotion is waiting for you.', action: { label: 'View', onSelect: () => {} } },
  { tone: 'critical', message: 'No connection. Check your network and try again.', action: { label: 'Try again', onSelect: () => {} } },
  { tone: 'caution', message: 'Your session ends in two minutes.' },
];

/** Long enough for a screenshot. */
const durationMs = 600_000;

function Buttons(): ReactNode {
  const showToast = useToast();
  return (
    <Row gap="lg">
      {news.map((toast) => (
        <Button key={toast.message} onClick={() => showToast({ ...toast, durationMs })}>
          {toast.tone}
        </Button>
      ))}
    </Row>
  );
}

/** Shows toasts on mount. */
function Shown({ toasts }: { toasts: readonly Toast[] }): ReactNode {
  const showToast = useToast();
  useEffect(() => {
    for (const toast of toasts) showToast({ ...toast, durationMs });
  }, [toasts, showToast]);
  return null;
}

const meta = {
  id: 'toast',
  title: 'Feedback/Toast (snackbar)',
  component: ToastProvider,
  parameters: { visual: { wide: true } },
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async () => {
    for (const { tone } of news) await userEvent.click(screen.getByRole('button', { name: tone ?? '' }));
  },
};

export const Dismissed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'critical' }));
    const region = within(screen.getByRole('log', { name: 'Notifications' }));
    const [first] = region.getAllByRole('button', { name: 'Close' });
    if (first) await userEvent.click(first);
    await expect(region.queryByText('Deposit of ₱500.00 received.')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    await expect(region.queryByRole('button')).toBeNull();
  },
};

/** A toast that stays until what it tells of has happened. */
function Upload(): ReactNode {
  const showToast = useToast();
  return (
    <Button
      onClick={() => {
        const upload = showToast({ message: 'Uploading the image…', durationMs: Infinity });
        upload.update({ message: 'Image uploaded.', tone: 'positive', durationMs });
      }}
    >
      Upload
    </Button>
  );
}

export const Updated: Story = {
  args: { children: <Upload /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(screen.getByText('Image uploaded.')).toBeVisible();
  },
};

const long: readonly Toast[] = [
  {
    tone: 'caution',
    message: 'Cần xác minh danh tính trước khi hệ thống chuyển tiền vào tài khoản ngân hàng của bạn.',
    action: { label: 'Magpatuloy sa pagpapatunay', onSelect: () => {} },
  },
];

export const LongWords: Story = { args: { children: <Shown toasts={long} /> } };

const three = news.slice(0, 3);
const last = news.slice(3);

export const Matrix: Story = matrix(
  () => (
    <ToastProvider>
      <Shown toasts={three} />
    </ToastProvider>
  ),
  { height: 420 },
);

/** The fourth tone: only three are shown at once. */
export const CautionMatrix: Story = matrix(
  () => (
    <ToastProvider>
      <Shown toasts={last} />
    </ToastProvider>
  ),
  { height: 160 },
);
