import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2 } from 'lucide-react';

import { storyArt } from '../private/storyArt.ts';
import { LazyImage } from './LazyImage.tsx';

const meta = {
  title: 'Kit/LazyImage',
  component: LazyImage,
  args: { src: storyArt(200), alt: 'Golden harbour', aspectRatio: 16 / 9 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyImage>;

export default meta;
type Story = StoryObj<typeof meta>;

const broken = 'data:image/png;base64,broken';

export const Playground: Story = {};
export const Failed: Story = { args: { src: broken } };
export const FailedWithOwnFallback: Story = { args: { src: broken, fallback: <Gamepad2 size={40} /> } };
