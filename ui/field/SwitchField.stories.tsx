import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { SwitchField } from './SwitchField.tsx';
import { tones } from '../private/tones.ts';

const meta = {
  id: 'switchfield',
  title: 'Forms/SwitchField (toggle)',
  component: SwitchField,
  argTypes: { tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Reminders of playing time' },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Reminders of playing time'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

const values = () => (
  <Stack gap="md">
    <SwitchField label="Reminders of playing time" description="Every thirty minutes." defaultChecked />
    <SwitchField label="Sounds" />
    <SwitchField label="Locked on" defaultChecked disabled />
    <SwitchField label="Locked off" disabled />
    <SwitchField label="Offers by message" message="It could not be saved. Try again." />
  </Stack>
);

export const Values: Story = { render: values };
export const LongWords: Story = {
  args: { label: 'Pinatutunayan kong ako ay dalawampu’t isang taong gulang na at sumasang-ayon sa mga tuntunin ng paglalaro' },
};
export const States: Story = states(SwitchField, {
  target: 'input',
  disabled: { disabled: true },
  error: { message: 'It could not be saved. Try again.' },
});

export const Matrix: Story = matrix(values);
