import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, User } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';

import { fieldSizes } from './Field.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { tones } from '../private/tones.ts';
import { TextField } from './TextField.tsx';

const meta = {
  id: 'textfield',
  title: 'Forms/TextField (input)',
  component: TextField,
  argTypes: { size: { control: 'inline-radio', options: fieldSizes }, tone: { control: 'inline-radio', options: tones } },
  args: { label: 'User name', placeholder: 'juan.delacruz', autoComplete: 'username' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('User name');
    await userEvent.type(box, 'juan.delacruz');
    await expect(box).toHaveValue('juan.delacruz');
  },
};

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
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'juan.delacruz' } };

export const LongWords: Story = {
  args: {
    label: 'Pangalan ng may-ari ng account na nakarehistro sa bangko',
    description: 'Vui lòng nhập đúng họ tên như trên giấy tờ tùy thân, không viết tắt.',
    defaultValue: 'Maria Concepcion Pinakamaligayang-Buenaventura y Villanueva',
    message: 'Hindi tugma ang pangalang ito sa nakarehistro sa bangko.',
  },
};

export const States: Story = states(TextField, {
  target: 'input',
  disabled: { disabled: true },
  error: { message: 'Use 4 to 14 letters and digits.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <TextField label="User name" placeholder="juan.delacruz" required description="4 to 14 letters and digits." />
    <TextField label="User name" defaultValue="juan.delacruz" size="md" start={<User size={18} />} />
    {tones.map((tone) => (
      <TextField key={tone} label="User name" defaultValue="Juan" tone={tone} message={messages[tone]} />
    ))}
    <TextField aria-label="Search games" type="search" placeholder="Search games" start={<Search size={18} />} />
    <TextField label="User name" defaultValue="juan.delacruz" disabled />
  </Stack>
));
