import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptText } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty/EmptyState.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { betColumns, betsOf, betTotals, money, teamColumns, teamDays, teamTotals, type Bet } from './storyBets.tsx';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './TableRow.tsx';

const bets = betsOf(8);
const rowKey = ({ id }: Bet): number => id;
const rowHref = ({ id }: Bet): string => `#bet-${id}`;

const empty = (
  <EmptyState
    icon={<ReceiptText size={32} />}
    title="No bets in these days"
    text="Choose other days, or place your first bet."
    action={<Button variant="primary">Find a game</Button>}
  />
);

const failure = (
  <EmptyState
    title="The record could not be loaded"
    text="Check your connection."
    action={<Button iconStart={<ReceiptText size="1em" />}>Try again</Button>}
  />
);

const meta = {
  id: 'table',
  title: 'Data/Table (data grid)',
  // A generic component: its stories are about bets.
  component: Table<Bet>,
  parameters: { visual: { wide: true } },
  args: { caption: 'Betting record', columns: betColumns, rows: bets, rowKey },
} satisfies Meta<TableProps<Bet>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithTotals: Story = { args: { footer: betTotals(bets) } };

export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by', hidden: true }), 'Stake, descending');
    await expect(canvas.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('₱550.00');
  },
};

export const RowsLead: Story = { args: { rowHref } };

/** A narrow container, independent of the viewport. */
export const Cards: Story = {
  args: { footer: betTotals(bets.slice(0, 3)), rows: bets.slice(0, 3), rowHref },
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <Table {...args} />
    </div>
  ),
};

/** In a narrow container: two lines a row, the rest by a press. */
export const Lines: Story = {
  args: {
    columns: betColumns.map((column) => (column.key === 'placed' || column.key === 'status' ? { ...column, priority: 'second' } : column)),
    rows: bets.slice(0, 4),
    footer: betTotals(bets.slice(0, 4)),
    rowHref,
  },
};

export const Compact: Story = { args: { density: 'compact', footer: betTotals(bets) } };

export const OwnScroller: Story = { args: { rows: betsOf(40), maxBlockSize: 360, footer: betTotals(betsOf(40)) } };

export const WideMoney: Story = {
  render: () => (
    <Table
      caption="Team report, March 2026"
      columns={teamColumns}
      rows={teamDays}
      rowKey={({ day }) => day}
      footer={teamTotals}
      maxBlockSize={420}
      stickyFirstColumn
    />
  ),
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const LoadingMore: Story = { args: { loading: true } };

export const Empty: Story = { args: { rows: [] } };

export const EmptyWithAdvice: Story = { args: { rows: [], empty } };

export const Failed: Story = { args: { rows: [], error: failure } };

export const HiddenCaption: Story = { args: { hideCaption: true, rows: bets.slice(0, 3) } };

const longColumns: readonly TableColumn<Bet>[] = [
  {
    key: 'game',
    header: 'Pangalan ng larong pinaglalaruan',
    cell: ({ game }) => `${game}: Pinakamakapangyarihang Kayamanan ng Gintong Imperyo`,
    sortValue: ({ game }) => game,
  },
  { key: 'placed', header: 'Thời gian đặt cược theo giờ địa phương', cell: ({ placed }) => placed, sortValue: ({ placed }) => placed },
  {
    key: 'status',
    header: 'Kasalukuyang kalagayan ng taya',
    cell: () => 'Naghihintay ng pagpapatunay mula sa tagapagbigay ng laro',
  },
  {
    key: 'win',
    header: 'Tổng số tiền thắng cược',
    cell: ({ stake }) => money(stake * 1_000_000),
    sortValue: ({ stake }) => stake,
    align: 'end',
    priority: 'high',
  },
];

export const LongWords: Story = {
  args: {
    caption: 'Talaan ng lahat ng tayang inilagay sa nakalipas na tatlumpung araw',
    columns: longColumns,
    rows: bets.slice(0, 4),
    rowHref,
  },
};

/** Set on the story itself; usually the direction is the toolbar's. */
export const RightToLeft: Story = {
  args: { footer: betTotals(bets), rowHref },
  render: (args) => (
    <div dir="rtl">
      <Table {...args} />
    </div>
  ),
};

const few = bets.slice(0, 2);

export const States: Story = states(Table<Bet>, {
  target: ':is(thead button, tbody tr:first-of-type a)',
  props: { rows: bets.slice(0, 2), rowHref },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <Table caption="Betting record" columns={betColumns} rows={few} rowKey={rowKey} rowHref={rowHref} footer={betTotals(few)} />
    <Table caption="On its way" columns={betColumns} rows={[]} rowKey={rowKey} loading />
    <Table caption="Nothing yet" columns={betColumns} rows={[]} rowKey={rowKey} empty={empty} />
  </Stack>
));
