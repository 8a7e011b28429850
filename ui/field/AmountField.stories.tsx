import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { fieldSizes } from './Field.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { AmountField } from './AmountField.tsx';
import { tones } from '../private/tones.ts';

const peso = { exponent: 2, currency: '₱' } as const;
const presets = [20000, 50000, 100000, 500000, 1000000];

const meta = {
  id: 'amountfield',
  title: 'Forms/AmountField (money)',
  component: AmountField,
  argTypes: { size: { control: 'inline-radio', options: fieldSizes }, tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Amount', ...peso },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { placeholder: '0.00' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Amount');
    await userEvent.type(box, '12345.6');
    await expect(box).toHaveValue('12,345.6');
    await userEvent.tab();
    await expect(box).toHaveValue('12,345.60');
  },
};

export const Deposit: Story = {
  args: { label: 'Deposit', description: 'From ₱100 to ₱50,000.', required: true, presets, defaultAmount: 50000 },
};

export const Withdrawal: Story = {
  args: { label: 'Withdraw', description: 'You can withdraw up to ₱8,123.45.', max: 812345, defaultAmount: 250000 },
};

export const WithoutDecimals: Story = {
  args: { label: 'Nạp tiền', exponent: 0, currency: '₫', presets: [100000, 200000, 500000, 1000000], defaultAmount: 200000 },
};

export const Sizes: Story = {
  args: { defaultAmount: 123450, max: 812345 },
  render: (args) => (
    <Stack>
      {fieldSizes.map((size) => (
        <AmountField key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Wrong: Story = {
  args: { ...Deposit.args, defaultAmount: 5000, message: 'The least that you can deposit is ₱100.' },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultAmount: 250000, max: 812345 } };
export const Disabled: Story = { args: { disabled: true, defaultAmount: 250000, presets, max: 812345 } };

export const LongWords: Story = {
  args: {
    label: 'Halagang ipapadala mula sa pangunahing pitaka papunta sa pitaka ng tagapagbigay ng laro',
    description: 'Số tiền chuyển phải nằm trong hạn mức còn lại của ngày hôm nay.',
    message: 'Lampas ito sa natitirang hangganan mo para sa araw na ito.',
    currency: 'IDR\u00a0',
    presets: [1000000000, 2500000000, 99999999999],
    max: 999999999999999,
    defaultAmount: 999999999999999,
  },
};

export const States: Story = states(AmountField, {
  target: 'input',
  disabled: { disabled: true },
  error: { message: 'The least that you can deposit is ₱100.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <AmountField label="Deposit" {...peso} required description="From ₱100 to ₱50,000." presets={presets} defaultAmount={50000} />
    <AmountField label="Withdraw" {...peso} max={812345} placeholder="0.00" />
    <AmountField label="Withdraw" {...peso} max={812345} size="md" defaultAmount={123450} />
    <AmountField
      label="Deposit"
      {...peso}
      presets={presets.slice(0, 3)}
      defaultAmount={5000}
      message="The least that you can deposit is ₱100."
    />
    <AmountField label="Deposit" {...peso} presets={presets.slice(0, 3)} max={812345} defaultAmount={50000} disabled />
  </Stack>
));
