import type { Meta, StoryObj } from '@storybook/react-vite';

import { matrix } from '../testing/matrix.tsx';
import { Row } from '../layout/Row.tsx';
import { storyArt } from '../testing/storyArt.ts';
import { Avatar, avatarSizes } from './Avatar.tsx';

const meta = {
  id: 'avatar',
  title: 'Data/Avatar',
  component: Avatar,
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
  args: { name: 'Maria Santos' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  render: (args) => (
    <Row gap="lg">
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};

export const Picture: Story = { args: { src: storyArt(320, 144, 144), size: 'lg' } };

/** Falls back to initials if the picture fails to load. */
export const FailedPicture: Story = { args: { src: 'data:image/png;base64,broken', size: 'lg' } };

/** Names of one word and in scripts without capitals. */
export const OtherNames: Story = {
  render: () => (
    <Row gap="lg">
      {['juan_dc', '李小龙', 'สมชาย ใจดี', 'Đỗ Thị Ánh'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
};

export const Matrix: Story = matrix(() => (
  <Row gap="lg">
    {avatarSizes.map((size) => (
      <Avatar key={size} name="Maria Santos" size={size} />
    ))}
    <Avatar name="Maria Santos" src={storyArt(320, 144, 144)} size="lg" />
    <Avatar name="李小龙" />
  </Row>
));
