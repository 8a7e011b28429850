import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../private/storyLayout.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Kit/Fields/CheckboxField',
  component: CheckboxField,
  args: { label: 'Remember me' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <CheckboxField label="Send me offers" description="At most one e-mail a week." />
      <CheckboxField label="Remember me" defaultChecked />
      <CheckboxField
        label="I am 21 or older and agree to the terms of play and the privacy policy"
        required
        message="Please agree to go on."
      />
      <CheckboxField label="Locked on" defaultChecked disabled />
      <CheckboxField label="Locked off" disabled />
    </Stack>
  ),
};
