import type { Meta, StoryObj } from '@storybook/react-vite';

import { matrix } from '../testing/matrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Progress, progressSizes, progressTones } from './Progress.tsx';

const meta = {
  id: 'progress',
  title: 'Feedback/Progress (bar)',
  component: Progress,
  args: { label: 'To Gold', value: 1250, max: 5000, valueText: '1,250 / 5,000 points' },
  argTypes: { tone: { control: 'inline-radio', options: progressTones }, size: { control: 'inline-radio', options: progressSizes } },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = { args: { value: 0, valueText: '0 / 5,000 points' } };
export const Full: Story = { args: { value: 5000, valueText: '5,000 / 5,000 points', tone: 'positive' } };
export const Indeterminate: Story = { args: { label: 'Sending your documents', value: undefined, valueText: undefined } };
export const BarAlone: Story = { render: () => <Progress aria-label="Turnover" value={62} /> };

export const Sizes: Story = {
  render: () => (
    <Stack>
      {progressSizes.map((size) => (
        <Progress key={size} label={size} size={size} value={40} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {progressTones.map((tone, index) => (
        <Progress key={tone} label={tone} tone={tone} value={90 - index * 15} />
      ))}
    </Stack>
  ),
};

const longWords = {
  label: 'Natitirang halaga ng pustang kailangan bago makapag-withdraw ng panalo mula sa bonus ng pagtanggap',
  valueText: 'Đã cược ₫12.345.678.900 trên tổng số ₫98.765.432.100 theo yêu cầu',
  value: 12,
  max: 98,
};

export const LongWords: Story = { args: longWords };

export const Matrix: Story = matrix(() => (
  <Stack>
    <Progress label="To Gold" value={1250} max={5000} valueText="1,250 / 5,000 points" />
    <Progress label="Not begun" value={0} valueText="₱0 / ₱10,000" />
    {progressTones.map((tone) => (
      <Progress key={tone} label={tone} tone={tone} value={70} />
    ))}
    {progressSizes.map((size) => (
      <Progress key={size} aria-label={size} size={size} value={40} />
    ))}
    <Progress label="Sending your documents" />
    <Progress {...longWords} />
  </Stack>
));
