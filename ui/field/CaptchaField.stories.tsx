import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { storyArt } from '../private/storyArt.ts';
import { CaptchaField } from './CaptchaField.tsx';

const meta = {
  title: 'Kit/Fields/CaptchaField',
  component: CaptchaField,
  args: { label: 'Characters in the picture', src: storyArt(40, 208, 72), onRefresh: () => undefined },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Live(args) {
    const [hue, setHue] = useState(40);
    return <CaptchaField {...args} src={storyArt(hue, 208, 72)} onRefresh={() => setHue(hue + 60)} />;
  },
};
export const Fetching: Story = { args: { src: undefined } };
export const Wrong: Story = { args: { defaultValue: 'k7x', message: 'These are not the characters of the picture.' } };
