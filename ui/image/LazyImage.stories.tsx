import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2 } from 'lucide-react';

import { matrix } from '../testing/matrix.tsx';
import { storyArt } from '../testing/storyArt.ts';
import { Stack } from '../layout/Stack.tsx';
import { LazyImage } from './LazyImage.tsx';

const meta = {
  id: 'lazyimage',
  title: 'Media/LazyImage (picture)',
  component: LazyImage,
  args: { src: storyArt(200), alt: 'Golden harbour', aspectRatio: 16 / 9 },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <LazyImage {...args} />
    </div>
  ),
} satisfies Meta<typeof LazyImage>;

export default meta;
type Story = StoryObj<typeof meta>;

const broken = 'data:image/png;base64,broken';

export const Playground: Story = {};
export const Failed: Story = { args: { src: broken } };
export const FailedWithOwnFallback: Story = { args: { src: broken, fallback: <Gamepad2 size={40} /> } };

export const Matrix: Story = matrix(() => (
  <Stack>
    <LazyImage src={storyArt(200)} alt="Golden harbour" aspectRatio={16 / 9} />
    <LazyImage src={broken} alt="Golden harbour" aspectRatio={16 / 9} />
    <LazyImage src={broken} alt="Golden harbour" aspectRatio={16 / 9} fallback={<Gamepad2 size={40} />} />
  </Stack>
));
