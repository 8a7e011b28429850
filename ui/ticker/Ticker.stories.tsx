import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Button } from '../button/Button.tsx';
import { Row } from '../private/storyLayout.tsx';
import { Ticker } from './Ticker.tsx';

const meta = { title: 'Kit/Ticker', component: Ticker, args: { value: '₱ 12,345,678.90' } } satisfies Meta<typeof Ticker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rolling: Story = {
  render: function Live() {
    const [cents, setCents] = useState(99_980_55);
    const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100);
    return (
      <Row>
        <Ticker value={`₱ ${amount}`} />
        <Button onClick={() => setCents(cents + 165_11)}>Add 165.11</Button>
      </Row>
    );
  },
};
