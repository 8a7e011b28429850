import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { fieldSizes } from './Field.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { NumberField } from './NumberField.tsx';
import { tones } from '../private/tones.ts';

const meta = {
  id: 'numberfield',
  title: 'Forms/NumberField',
  component: NumberField,
  argTypes: { size: { control: 'inline-radio', options: fieldSizes }, tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Days to take a break', defaultValue: '7', max: 90 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Steppers: Story = {
  args: { steppers: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(canvas.getByLabelText('Days to take a break')).toHaveValue('8');
  },
};

export const Decimals: Story = {
  args: {
    label: 'Rebate for your downline, %',
    description: 'In steps of 0.05, up to your own 1.80.',
    step: 0.05,
    max: 1.8,
    defaultValue: '0.85',
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {fieldSizes.map((size) => (
        <NumberField key={size} {...args} size={size} steppers />
      ))}
    </Stack>
  ),
};

export const Wrong: Story = { args: { defaultValue: '120', steppers: true, required: true, message: 'A break lasts 90 days at most.' } };
export const ReadOnly: Story = { args: { readOnly: true, steppers: true } };
export const Disabled: Story = { args: { disabled: true, steppers: true } };

export const LongWords: Story = {
  args: {
    label: 'Bilang ng araw ng pansamantalang pagpapahinga sa paglalaro',
    description: 'Số ngày tạm nghỉ chơi, tính từ thời điểm yêu cầu được hệ thống xác nhận.',
    message: 'Ang pinakamahabang pahinga ay siyamnapung araw lamang.',
    defaultValue: '123456789012345',
    steppers: true,
  },
};

export const States: Story = states(NumberField, {
  target: ':is(input, button)',
  disabled: { disabled: true },
  error: { message: 'At most ten.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <NumberField label="Days to take a break" defaultValue="7" required description="Your account is closed for so long." />
    <NumberField label="Days to take a break" defaultValue="7" steppers />
    <NumberField label="Change in points" defaultValue="-250" min={-1000} size="md" steppers />
    <NumberField label="Days to take a break" defaultValue="120" steppers message="A break lasts 90 days at most." />
    <NumberField label="Days to take a break" defaultValue="7" steppers readOnly />
    <NumberField label="Days to take a break" defaultValue="7" steppers disabled />
  </Stack>
));
