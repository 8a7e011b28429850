import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { tones } from '../private/tones.ts';

const meta = {
  id: 'checkboxfield',
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  argTypes: { tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Remember me' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

const values = (): ReactElement => (
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
);

export const Values: Story = { render: values };

export const LongWords: Story = {
  args: {
    label: (
      <>
        Pinatutunayan kong ako ay dalawampu’t isang taong gulang na at sumasang-ayon sa <a href="#terms">mga tuntunin ng paglalaro</a>
      </>
    ),
    description: 'Bạn phải đủ hai mươi mốt tuổi và đồng ý với điều khoản sử dụng cũng như chính sách bảo mật.',
    message: 'Kailangang sumang-ayon upang makapagpatuloy sa pagpaparehistro.',
    required: true,
  },
};

export const States: Story = states(CheckboxField, {
  target: 'input',
  disabled: { disabled: true },
  error: { message: 'Please agree to go on.' },
});

export const Matrix: Story = matrix(values);
