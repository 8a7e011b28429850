import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

// Preloaded, so that screenshots of stories are complete.
import './moneyDrawing.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import { MoneyChart, moneyChartKinds, type MoneyChartProps } from './MoneyChart.tsx';
import type { MoneySeriesList } from './moneyData.ts';
import { balance, daily, formatAmount, formatAxisAmount, formatTime, wave } from './storyMoney.ts';

const profit = (points = wave(30, 20_000, 260_000)): MoneySeriesList => [{ id: 'profit', label: 'Profit and loss', points }];
const deposits: MoneySeriesList = [
  { id: 'deposits', label: 'Deposits', points: wave(14, 380_000, 220_000) },
  { id: 'withdrawals', label: 'Withdrawals', points: wave(14, 240_000, 180_000, 2) },
];
const team: MoneySeriesList = [
  { id: 'direct', label: 'Direct', points: wave(7, 420_000, 160_000, 1) },
  { id: 'second', label: 'Second level', points: wave(7, 260_000, 120_000, 3) },
  { id: 'third', label: 'Third level', points: wave(7, 30_000, 140_000, 5) },
];
const shown = { formatAmount, formatAxisAmount, formatTime };

const meta = {
  id: 'moneychart',
  title: 'Data/MoneyChart (line, bar)',
  component: MoneyChart,
  parameters: { visual: { wide: true } },
  args: { label: 'Profit and loss, 30 days', series: profit(), ...shown },
  argTypes: { kind: { control: 'inline-radio', options: moneyChartKinds } },
} satisfies Meta<typeof MoneyChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ProfitAndLoss: Story = { args: { kind: 'bar' } };
export const SignedBars: Story = { args: { kind: 'bar', signed: true } };
export const SignedLine: Story = { args: { signed: true } };
export const ProfitAndLossAsLine: Story = {};
export const DepositsAndWithdrawals: Story = { args: { label: 'Deposits and withdrawals', series: deposits } };
export const DepositsAndWithdrawalsAsBars: Story = { args: { ...DepositsAndWithdrawals.args, kind: 'bar' } };
export const ThreeSeries: Story = { args: { label: 'Commission by level', series: team } };
export const ThreeSeriesAsBars: Story = { args: { ...ThreeSeries.args, kind: 'bar' } };

export const OnePoint: Story = { args: { label: 'Balance', series: profit(daily([125_050])) } };
export const OneBar: Story = { args: { ...OnePoint.args, kind: 'bar' } };
export const AllEqual: Story = { args: { label: 'Balance', series: profit(daily([50_000, 50_000, 50_000, 50_000, 50_000])) } };
export const AllZero: Story = { args: { label: 'Balance', series: profit(daily([0, 0, 0, 0, 0, 0, 0])) } };
export const Negative: Story = { args: { label: 'Losses', series: profit(wave(14, -240_000, 160_000)) } };
export const NegativeBars: Story = { args: { ...Negative.args, kind: 'bar' } };
/** More bars than fit are rendered as a line. */
export const Year: Story = { args: { label: 'Balance, one year', kind: 'bar', series: profit(balance(365)) } };
export const Empty: Story = { args: { series: profit([]) } };

/** Points at other times than the other series', with irregular intervals. */
export const Gaps: Story = {
  args: {
    label: 'Deposits and withdrawals',
    series: [
      { id: 'deposits', label: 'Deposits', points: wave(20, 380_000, 220_000).filter((_point, day) => day % 3 === 0) },
      { id: 'withdrawals', label: 'Withdrawals', points: wave(20, 240_000, 180_000, 2).filter((_point, day) => day % 5 === 1) },
    ],
  },
};

/** Full amounts of an inflated currency on the axis, long words in the legend. */
export const LongWords: Story = {
  args: {
    label: 'Kabuuang halaga ng mga na-deposito at na-withdraw sa nakalipas na dalawang linggo',
    series: [
      { id: 'deposits', label: 'Mga kumpirmadong deposito sa e-wallet', points: wave(14, 380_000_000_000, 220_000_000_000) },
      { id: 'withdrawals', label: 'Các lệnh rút tiền đang chờ xử lý', points: wave(14, 240_000_000_000, 180_000_000_000, 2) },
    ],
    formatAxisAmount: formatAmount,
  },
};

const arabicDay = new Intl.DateTimeFormat('ar-EG', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Time still runs to the right, as on Arabic finance sites; amounts are on the right, at the inline start. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الإيداع والسحب',
    series: [
      { ...deposits[0], label: 'الإيداعات' },
      { id: 'withdrawals', label: 'السحوبات', points: wave(14, 40_000, 180_000, 2) },
    ],
    formatTime: (at) => arabicDay.format(at),
  },
};

/** Keyboard access to the points. */
export const PointByPoint: Story = {
  args: DepositsAndWithdrawals.args ?? {},
  play: async ({ canvas }) => {
    const points = await canvas.findByRole('slider', { name: 'Deposits and withdrawals' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(points).toHaveFocus();
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 14: Deposits ₱'));
  },
};

export const AsTable: Story = {
  args: DepositsAndWithdrawals.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Deposits and withdrawals' })).toBeVisible();
  },
};

/** States that depend on the skin; few points, since each is rendered and checked twelve times. */
const states: readonly Pick<MoneyChartProps, 'label' | 'series' | 'kind'>[] = [
  { label: 'Profit and loss', series: profit(wave(6, 20_000, 260_000)) },
  { label: 'Commission by level', series: team },
  { label: 'Commission, as bars', kind: 'bar', series: team },
  { label: 'Nothing yet', series: profit([]) },
];

export const Matrix: Story = matrix(() => (
  <Stack>
    {states.map((state) => (
      <MoneyChart key={state.label} {...state} {...shown} />
    ))}
  </Stack>
));
