import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Countdown } from './Countdown.tsx';

const now = (): number => Date.UTC(2026, 0, 15);
const after = (seconds: number): number => now() + seconds * 1000;

const meta = {
  id: 'countdown',
  title: 'Data/Countdown (timer)',
  component: Countdown,
  args: { until: after(245), label: 'Next draw', now },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};
export const Hours: Story = { args: { until: after(11_045) } };
export const Days: Story = { args: { until: after(200_000) } };
export const Soon: Story = { args: { until: after(7) } };
export const Unknown: Story = { args: { until: undefined } };

export const Matrix: Story = matrix(() => (
  <Stack gap="sm">
    {[245, 11_045, 200_000, 7, 0].map((seconds) => (
      <Countdown key={seconds} until={after(seconds)} label="Next draw" now={now} />
    ))}
  </Stack>
));
