import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';
import { radioVariants } from './RadioField.tsx';
import { tones } from '../private/tones.ts';

const options = [
  { value: 'slots', label: 'Slots' },
  { value: 'live', label: 'Live casino', description: 'Real dealers' },
  { value: 'sports', label: 'Sports', disabled: true },
];

const meta = {
  id: 'checkboxgroupfield',
  title: 'Forms/CheckboxGroupField',
  component: CheckboxGroupField,
  args: { label: 'Games', options },
  argTypes: { tone: { control: 'inline-radio', options: tones }, variant: { control: 'inline-radio', options: radioVariants } },
} satisfies Meta<typeof CheckboxGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Slots'));
    await expect(canvas.getByRole('checkbox', { name: 'Slots' })).toBeChecked();
  },
};

const values = () => (
  <Stack>
    <CheckboxGroupField label="Games" options={options} defaultValue={['live']} description="As many as you like." />
    <CheckboxGroupField label="Games" options={options} defaultValue={['slots']} variant="chips" />
    <CheckboxGroupField label="Required" options={options.slice(0, 2)} required message="Choose at least one." />
    <CheckboxGroupField label="Locked" options={options.slice(0, 2)} defaultValue={['slots']} disabled variant="chips" />
  </Stack>
);

export const Chips: Story = { args: { variant: 'chips', defaultValue: ['live'] } };
export const Values: Story = { render: values };
export const LongWords: Story = {
  args: {
    options: [
      { value: 'a', label: 'Natitirang halaga ng pustang kailangan bago makapag-withdraw ng panalo' },
      { value: 'b', label: 'Đã cược', description: 'Bạn phải đủ hai mươi mốt tuổi và đồng ý với điều khoản sử dụng' },
    ],
  },
};
export const States: Story = states(CheckboxGroupField, {
  target: 'input:not(:disabled)',
  disabled: { disabled: true },
  error: { message: 'Choose at least one.' },
});

export const Matrix: Story = matrix(values);
