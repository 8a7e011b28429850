import type { Meta, StoryObj } from '@storybook/react-vite';

import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Kit/Fields/SelectField',
  component: SelectField,
  args: {
    label: 'Bank',
    placeholder: 'Choose your bank',
    options: [
      { value: 'bdo', label: 'BDO Unibank' },
      { value: 'bpi', label: 'Bank of the Philippine Islands' },
      { value: 'gcash', label: 'GCash' },
      { value: 'maya', label: 'Maya (down for maintenance)', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = { args: { defaultValue: 'gcash' } };
export const Missing: Story = { args: { required: true, message: 'Choose a bank.' } };
export const Disabled: Story = { args: { defaultValue: 'bpi', disabled: true } };
