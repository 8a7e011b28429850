import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, User } from 'lucide-react';

import { fieldSizes } from '../private/Field.tsx';
import { Stack } from '../private/storyLayout.tsx';
import { tones } from '../private/tones.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Kit/Fields/TextField',
  component: TextField,
  args: { label: 'User name', placeholder: 'juan.delacruz', autoComplete: 'username' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Described: Story = { args: { required: true, description: '4 to 14 letters and digits.' } };

const messages = {
  info: 'This is what other players see.',
  positive: 'This name is free.',
  caution: 'Capital letters count.',
  critical: 'Use 4 to 14 letters and digits.',
} as const;

export const Messages: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <TextField key={tone} {...args} defaultValue="Juan" tone={tone} message={messages[tone]} />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {fieldSizes.map((size) => (
        <TextField key={size} {...args} size={size} start={<User size={18} />} />
      ))}
    </Stack>
  ),
};

export const WithoutVisibleLabel: Story = {
  render: () => <TextField aria-label="Search games" type="search" placeholder="Search games" start={<Search size={18} />} />,
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'juan.delacruz' } };
