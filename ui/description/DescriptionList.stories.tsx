import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../badge/Badge.tsx';
import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { DescriptionList, descriptionLayouts } from './DescriptionList.tsx';

const order = [
  { term: 'Order', value: 'DP2026112800017' },
  { term: 'Amount', value: '₱5,000.00', strong: true },
  { term: 'Bank', value: 'Metro Manila Savings' },
  { term: 'State', value: <Badge tone="caution">Waiting</Badge> },
];

const totals = [
  { term: 'Staked', value: '₱12,400.00' },
  { term: 'Paid out', value: '₱11,965.50' },
  { term: 'Rebate', value: '₱62.00' },
  { term: 'Net', value: '−₱372.50' },
];

const meta = {
  id: 'descriptionlist',
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { items: order },
  argTypes: { layout: { control: 'inline-radio', options: descriptionLayouts } },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const Inline: Story = { args: { layout: 'inline', items: order.slice(1, 3) } };
export const Tiles: Story = { args: { layout: 'tiles', items: totals } };
export const LongWords: Story = {
  args: {
    items: [
      { term: 'Natitirang halaga ng pustang kailangan bago makapag-withdraw', value: '₱1,234,567,890.12' },
      { term: 'Hash', value: '0123456789abcdef'.repeat(6) },
    ],
  },
};

export const Matrix: Story = matrix(() => (
  <Stack gap="xl">
    {descriptionLayouts.map((layout) => (
      <DescriptionList key={layout} layout={layout} items={order} />
    ))}
  </Stack>
));
