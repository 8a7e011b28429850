import type { Meta, StoryObj } from '@storybook/react-vite';

import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Kit/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'sunlit-harbour' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Wrong: Story = { args: { message: 'User name or password is wrong.' } };
export const Disabled: Story = { args: { disabled: true } };
