import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { PhoneField } from './PhoneField.tsx';
import { countries } from './storyCountries.ts';

const meta = {
  title: 'Kit/Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile number', countries, placeholder: '917 123 4567' },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Wrong: Story = { args: { defaultCountry: 'VN', defaultValue: '12', message: 'Enter 9 or 10 digits.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '917 123 4567' } };

export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: /Country code/ })),
  render: (args) => (
    // Room for the list, which opens over what follows.
    <div style={{ minBlockSize: 420 }}>
      <PhoneField {...args} />
    </div>
  ),
};
