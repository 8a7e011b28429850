import type { Meta, StoryObj } from '@storybook/react-vite';

import { matrix } from '../testing/matrix.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Badge, badgeTones, CountBadge } from './Badge.tsx';

const meta = {
  id: 'badge',
  title: 'Data/Badge (tag, count)',
  component: Badge,
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
  subcomponents: { CountBadge },
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row gap="lg">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
};

export const Counts: Story = {
  render: () => (
    <Row gap="lg">
      {[3, 27, 140].map((count) => (
        <CountBadge key={count} count={count} label={`${count} unread messages`} />
      ))}
    </Row>
  ),
};

export const Matrix: Story = matrix(() => (
  <Stack>
    <Row gap="lg">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
    <Row gap="lg">
      {[3, 27, 140].map((count) => (
        <CountBadge key={count} count={count} label={`${count} unread messages`} />
      ))}
    </Row>
  </Stack>
));
