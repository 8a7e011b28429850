import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Kit/Fields/CodeField',
  component: CodeField,
  args: { label: 'Code from the text message', placeholder: '6 digits', onSend: () => undefined },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Live(args) {
    const [resendAt, setResendAt] = useState<number>();
    return <CodeField {...args} resendAt={resendAt} onSend={() => setResendAt(Date.now() + 60_000)} />;
  },
};

/** The clock stands still here, so that the picture does too. */
export const Counting: Story = { args: { resendAt: 60_000, now: () => 18_000, defaultValue: '4821' } };
export const Wrong: Story = { args: { defaultValue: '482100', message: 'This code has expired. Ask for a new one.' } };
