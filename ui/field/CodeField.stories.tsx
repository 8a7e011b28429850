import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { tones } from '../private/tones.ts';
import { CodeField } from './CodeField.tsx';
import { fieldSizes } from './Field.tsx';

const nothing = (): void => undefined;
/** A fixed clock, so that screenshots are stable. */
const still = (): number => 0;

const meta = {
  id: 'codefield',
  title: 'Forms/CodeField (OTP, PIN)',
  component: CodeField,
  argTypes: { size: { control: 'inline-radio', options: fieldSizes }, tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Code from the text message', placeholder: '6 digits', onSend: nothing },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Live({ now = Date.now, ...args }) {
    const [resendAt, setResendAt] = useState<number>();
    return <CodeField {...args} now={now} resendAt={resendAt} onSend={() => setResendAt(now() + 60_000)} />;
  },
};

export const Sent: Story = {
  ...Playground,
  args: { now: still },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send code' });
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Sent (60 s)');
  },
};

export const Counting: Story = { args: { resendAt: 42_000, now: still, defaultValue: '4821' } };
export const Sending: Story = { args: { sending: true } };
export const Wrong: Story = { args: { defaultValue: '482100', message: 'This code has expired. Ask for a new one.' } };
export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Code na ipinadala sa nakarehistrong numero ng telepono',
    description: 'Mã xác thực gồm sáu chữ số đã được gửi đến số điện thoại bạn đăng ký.',
    message: 'Lumipas na ang bisa ng code na ito. Humingi ng panibago.',
    placeholder: 'Anim na numero',
  },
};

export const States: Story = states(CodeField, {
  target: ':is(input, button)',
  disabled: { disabled: true },
  error: { message: 'This code has expired. Ask for a new one.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <CodeField label="Code from the text message" placeholder="6 digits" required onSend={nothing} />
    <CodeField label="Code from the text message" placeholder="6 digits" size="md" onSend={nothing} />
    <CodeField label="Code from the text message" defaultValue="4821" resendAt={42_000} now={still} onSend={nothing} />
    <CodeField
      label="Code from the text message"
      defaultValue="482100"
      message="This code has expired. Ask for a new one."
      onSend={nothing}
    />
    <CodeField label="Code from the text message" disabled onSend={nothing} />
  </Stack>
));
