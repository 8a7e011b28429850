import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];
const icons = [
  { value: 'grid', label: <LayoutGrid size={18} aria-hidden="true" />, 'aria-label': 'Tiles' },
  { value: 'list', label: <List size={18} aria-hidden="true" />, 'aria-label': 'List' },
];

const meta = {
  id: 'segmentedcontrol',
  title: 'Forms/SegmentedControl (toggle)',
  component: SegmentedControl,
  args: { 'aria-label': 'Period', segments },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const Icons: Story = { args: { 'aria-label': 'View', segments: icons } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const WithDisabled: Story = { args: { segments: [...segments, { value: 'year', label: 'Year', disabled: true }] } };
export const LongWords: Story = {
  args: {
    segments: [
      { value: 'a', label: 'Natitirang halaga ng pusta' },
      { value: 'b', label: 'Đã cược theo yêu cầu' },
    ],
  },
};

export const States: Story = states(SegmentedControl, {
  target: 'label:nth-of-type(2)',
  props: { segments: [...segments, { value: 'year', label: 'Year', disabled: true }] },
});

export const Matrix: Story = matrix(() => (
  <Stack align="start">
    <SegmentedControl aria-label="Period" segments={segments} defaultValue="week" />
    <SegmentedControl aria-label="View" segments={icons} />
    <SegmentedControl aria-label="Wide" segments={segments} fullWidth />
  </Stack>
));
