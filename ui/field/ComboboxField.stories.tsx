import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { fieldSizes } from './Field.tsx';
import { tones } from '../private/tones.ts';

const banks = ['Metro Savings', 'Ngân hàng Đầu tư', 'Pacific Union', 'Bank Rakyat', 'Siam Trust', 'Island Rural Bank'].map(
  (label, index) => ({
    value: `B${index}`,
    label,
    description: `SWIFT PF${index}0PHMM`,
  }),
);

const meta = {
  id: 'comboboxfield',
  title: 'Forms/ComboboxField (autocomplete)',
  component: ComboboxField,
  args: { label: 'Bank', options: banks, value: '', onChange: () => undefined, placeholder: 'Name or code' },
  argTypes: { tone: { control: 'inline-radio', options: tones }, size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: ComponentProps<typeof ComboboxField>): ReactElement {
  const [value, setValue] = useState(props.value);
  return <ComboboxField {...props} value={value} onChange={setValue} />;
}

export const Playground: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dau');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Ngân hàng Đầu tư');
  },
};

/** With room for the open list. */
const inRoom = (args: ComponentProps<typeof ComboboxField>): ReactElement => (
  <div style={{ minBlockSize: 360 }}>
    <Controlled {...args} />
  </div>
);

export const Open: Story = {
  render: inRoom,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

export const NothingFound: Story = {
  render: inRoom,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

const values = () => (
  <Stack>
    <ComboboxField label="Bank" options={banks} value="B1" onChange={() => undefined} />
    <ComboboxField label="Empty" options={banks} value="" onChange={() => undefined} placeholder="Name or code" />
    <ComboboxField label="Wrong" options={banks} value="" onChange={() => undefined} message="Choose a bank." required />
    <ComboboxField label="Locked" options={banks} value="B0" onChange={() => undefined} disabled />
  </Stack>
);

export const Values: Story = { render: values };
export const States: Story = states(ComboboxField, { target: 'input', disabled: { disabled: true }, error: { message: 'Choose a bank.' } });

export const Matrix: Story = matrix(values);
