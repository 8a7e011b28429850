import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide-react';

import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Link } from '../typography/Link.tsx';
import { Callout, calloutLives, calloutTones } from './Callout.tsx';

const meta = {
  id: 'callout',
  title: 'Feedback/Callout (alert, notice)',
  component: Callout,
  args: { tone: 'caution', children: 'Your deposit is on its way. Most banks need ten minutes.' },
  argTypes: {
    tone: { control: 'inline-radio', options: calloutTones },
    live: { control: 'inline-radio', options: [undefined, ...calloutLives] },
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const shades = calloutTones.map((tone) => (
  <Callout key={tone} tone={tone}>
    {tone}: your deposit is on its way. Most banks need ten minutes.
  </Callout>
));

const full = (
  <Callout
    tone="critical"
    title="The payment was not sent"
    action={
      <>
        <Button size="sm">Try again</Button>
        <Link href="/help" standalone>
          What can I do?
        </Link>
      </>
    }
  >
    The bank did not answer. No money has left your account.
  </Callout>
);

export const Tones: Story = { render: () => <Stack gap="md">{shades}</Stack> };
export const TitleAndActions: Story = { render: () => full };
export const Compact: Story = { args: { compact: true } };
export const OwnIcon: Story = { args: { tone: 'info', icon: <Gift size={20} />, children: 'A gift waits for you.' } };
export const WithoutIcon: Story = { args: { icon: null } };
export const LongWords: Story = {
  args: { title: 'Natitirang halaga ng pusta', children: 'errRefTransactionDeclinedByIssuerBankReferenceNumber0123456789abcdef0123456789' },
};

export const Matrix: Story = matrix(() => (
  <Stack gap="md">
    {shades}
    {full}
  </Stack>
));
