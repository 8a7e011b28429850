import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';

import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: { title: 'No games match' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Full: Story = {
  args: {
    icon: <SearchX size={32} />,
    text: 'Try another word, or take a look at what others play.',
    action: <Button variant="primary">Clear filters</Button>,
  },
};
