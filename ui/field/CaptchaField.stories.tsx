import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { storyArt } from '../testing/storyArt.ts';
import { Stack } from '../layout/Stack.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { fieldSizes } from './Field.tsx';
import { tones } from '../private/tones.ts';

const meta = {
  id: 'captchafield',
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  argTypes: { size: { control: 'inline-radio', options: fieldSizes }, tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Characters in the picture', src: storyArt(40, 208, 72), onRefresh: () => undefined },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Live(args) {
    const [hue, setHue] = useState(40);
    return <CaptchaField {...args} src={storyArt(hue, 208, 72)} onRefresh={() => setHue(hue + 60)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByRole('img').getAttribute('src');
    await userEvent.click(canvas.getByRole('button', { name: 'Show other characters' }));
    await expect(canvas.getByRole('img')).not.toHaveAttribute('src', before);
  },
};
export const Fetching: Story = { args: { src: undefined } };
export const Wrong: Story = { args: { defaultValue: 'k7x', message: 'These are not the characters of the picture.' } };
export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Mga titik at numerong nakikita sa larawan sa tabi',
    description: 'Nhập các ký tự trong hình; không phân biệt chữ hoa và chữ thường.',
    message: 'Hindi ito ang mga titik at numerong nasa larawan. Subukang muli.',
    defaultValue: 'napakahabanghula',
  },
};

const art = storyArt(40, 208, 72);
const nothing = (): void => undefined;

export const States: Story = states(CaptchaField, {
  target: ':is(input, button)',
  disabled: { disabled: true },
  error: { message: 'These are not the characters of the picture.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <CaptchaField label="Characters in the picture" src={art} required onRefresh={nothing} />
    <CaptchaField label="Characters in the picture" src={undefined} onRefresh={nothing} />
    <CaptchaField label="Characters in the picture" src={art} size="md" defaultValue="k7xm" onRefresh={nothing} />
    <CaptchaField label="Characters in the picture" src={art} message="These are not the characters of the picture." onRefresh={nothing} />
    <CaptchaField label="Characters in the picture" src={art} disabled onRefresh={nothing} />
  </Stack>
));
