import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { RadioField, radioVariants } from './RadioField.tsx';
import { tones } from '../private/tones.ts';

const channels = [
  { value: 'gcash', label: 'GCash', description: 'Within a minute, no fee' },
  { value: 'maya', label: 'Maya', description: 'Within a minute, no fee' },
  { value: 'bank', label: 'Bank transfer', description: 'Up to two hours on working days' },
  { value: 'counter', label: 'Over the counter', description: 'Closed until Monday', disabled: true },
];
const genders = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
  { value: 'x', label: 'Rather not say' },
];

const meta = {
  id: 'radiofield',
  title: 'Forms/RadioField',
  component: RadioField,
  args: { label: 'Pay with', options: channels, defaultValue: 'gcash' },
  argTypes: { tone: { control: 'inline-radio', options: tones }, variant: { control: 'inline-radio', options: radioVariants } },
} satisfies Meta<typeof RadioField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Bank transfer'));
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  },
};
export const Chips: Story = { args: { label: 'Gender', variant: 'chips', options: genders, defaultValue: 'f' } };
export const Described: Story = { args: { required: true, description: 'Deposits can be paid back only the same way.' } };
export const Missing: Story = { args: { defaultValue: undefined, required: true, message: 'Choose how you want to pay.' } };
export const ChipsMissing: Story = {
  args: { ...Chips.args, defaultValue: undefined, required: true, message: 'Choose one, or “Rather not say”.' },
};
export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Paraan ng pagpapadala ng napanalunang halaga',
    options: [
      {
        value: 'a',
        label: 'Pagpapadala sa pamamagitan ng pinakamalapit na sangay ng pawnshop',
        description: 'Kailangang magpakita ng dalawang balidong pagkakakilanlan na may litrato',
      },
      {
        value: 'b',
        label: 'Chuyển khoản qua ngân hàng thương mại cổ phần',
        description: 'Thời gian xử lý trong vòng hai giờ làm việc kể từ khi yêu cầu được duyệt',
      },
    ],
    defaultValue: 'a',
  },
  render: (args) => (
    <Stack>
      {radioVariants.map((variant) => (
        <RadioField key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

export const States: Story = states(RadioField, {
  target: 'label:first-of-type input',
  disabled: { disabled: true },
  error: { message: 'Choose one.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <RadioField
      label="Pay with"
      options={channels}
      defaultValue="gcash"
      required
      description="Deposits can be paid back only the same way."
    />
    <RadioField label="Pay with" options={channels.slice(0, 2)} message="Choose how you want to pay." />
    <RadioField label="Pay with" options={channels.slice(0, 2)} defaultValue="maya" disabled />
    <RadioField label="Gender" variant="chips" options={genders} defaultValue="f" />
    <RadioField label="Gender" variant="chips" options={genders} message="Choose one." />
    <RadioField label="Gender" variant="chips" options={genders} defaultValue="f" disabled />
  </Stack>
));
