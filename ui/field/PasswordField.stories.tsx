import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';
import { fieldSizes } from './Field.tsx';
import { tones } from '../private/tones.ts';

const meta = {
  id: 'passwordfield',
  title: 'Forms/PasswordField',
  component: PasswordField,
  argTypes: { size: { control: 'inline-radio', options: fieldSizes }, tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Password', defaultValue: 'sunlit-harbour' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const New: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    defaultValue: '',
    required: true,
    description: '6 to 20 letters and digits.',
  },
};
export const Wrong: Story = { args: { message: 'User name or password is wrong.' } };
export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Password sa pagkuha ng napanalunang halaga',
    description: 'Mật khẩu gồm sáu đến hai mươi ký tự, có cả chữ cái và chữ số, không chứa khoảng trắng.',
    message: 'Hindi tugma ang password sa naunang inilagay mo.',
    defaultValue: 'napakahabang-password-na-halos-hindi-na-magkasya',
  },
};

export const States: Story = states(PasswordField, {
  target: ':is(input, button)',
  disabled: { disabled: true },
  error: { message: 'At least eight characters.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <PasswordField label="New password" autoComplete="new-password" required description="6 to 20 letters and digits." />
    <PasswordField label="Password" defaultValue="sunlit-harbour" />
    <PasswordField label="Password" defaultValue="sunlit-harbour" size="md" />
    <PasswordField label="Password" defaultValue="sunlit-harbour" message="User name or password is wrong." />
    <PasswordField label="Password" defaultValue="sunlit-harbour" disabled />
  </Stack>
));
