import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Ticker } from './Ticker.tsx';

const meta = {
  id: 'ticker',
  title: 'Data/Ticker (jackpot)',
  component: Ticker,
  args: { value: '₱ 12,345,678.90' },
} satisfies Meta<typeof Ticker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rolling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 165.11' }));
    await expect(canvas.getByText('₱ 100,145.66')).toBeInTheDocument();
  },
  render: function Live() {
    const [cents, setCents] = useState(99_980_55);
    const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100);
    return (
      <Row gap="lg">
        <Ticker value={`₱ ${amount}`} />
        <Button onClick={() => setCents(cents + 165_11)}>Add 165.11</Button>
      </Row>
    );
  },
};

export const Matrix: Story = matrix(() => (
  <Stack>
    {['₱ 12,345,678.90', '₫ 1.204.500', '0'].map((value) => (
      <Ticker key={value} value={value} />
    ))}
  </Stack>
));
