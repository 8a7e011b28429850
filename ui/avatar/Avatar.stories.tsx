import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../private/storyLayout.tsx';
import { storyArt } from '../private/storyArt.ts';
import { Avatar, avatarSizes } from './Avatar.tsx';

const meta = { title: 'Kit/Avatar', component: Avatar, args: { name: 'Maria Santos' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  render: (args) => (
    <Row>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};

export const Picture: Story = { args: { src: storyArt(320, 144, 144), size: 'lg' } };
