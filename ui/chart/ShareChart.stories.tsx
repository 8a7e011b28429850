import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

// Preloaded, so that screenshots of stories are complete.
import './shareDrawing.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ShareChart } from './ShareChart.tsx';
import { formatAmount, games } from './storyMoney.ts';

const meta = {
  id: 'sharechart',
  title: 'Data/ShareChart (donut)',
  component: ShareChart,
  args: { label: 'Bets by game', parts: games.slice(0, 4), formatAmount },
} satisfies Meta<typeof ShareChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const negative = [
  ...games.slice(0, 2),
  { id: 'bonus', label: 'Bonus', amount: 0 },
  { id: 'correction', label: 'Correction', amount: -120_000 },
];
const zero = games.slice(0, 3).map((part) => ({ ...part, amount: 0 }));

export const Parts: Story = {};
export const Two: Story = { args: { label: 'Deposits by method', parts: games.slice(0, 2) } };
export const One: Story = { args: { parts: games.slice(0, 1) } };
/** The largest six, and the rest combined. */
export const Many: Story = { args: { parts: games } };
/** A share of a thousandth is still visible. */
export const Uneven: Story = {
  args: {
    parts: [...games.slice(0, 1), { id: 'live', label: 'Live casino', amount: 5_000 }, { id: 'fishing', label: 'Fishing', amount: 100 }],
  },
};
/** Amounts of zero and below have no share. */
export const NegativeAndZero: Story = { args: { parts: negative } };
export const AllZero: Story = { args: { parts: zero } };
export const Empty: Story = { args: { parts: [] } };

export const LongWords: Story = {
  args: {
    label: 'Mga taya ayon sa uri ng laro sa nakalipas na tatlumpung araw',
    parts: [
      { id: 'live', label: 'Live casino na may totoong tagapamahala ng mesa', amount: 482_100_000_000 },
      { id: 'sports', label: 'Cá cược thể thao và thể thao điện tử trực tiếp', amount: 293_405_000_000 },
      { id: 'word', label: 'Pinakamapagkakapagpabagabag', amount: 90_350_000_000 },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الرهانات حسب اللعبة',
    parts: ['سلوتس', 'كازينو مباشر', 'صيد السمك', 'الرياضة'].map((label, place) => ({
      id: label,
      label,
      amount: games[place]?.amount ?? 0,
    })),
  },
};

/** Keyboard access to the parts. */
export const PartByPart: Story = {
  args: { parts: games },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('slider', { name: 'Bets by game' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    await expect(bar).toHaveAttribute('aria-valuetext', 'Slots: ₱48,210.00, 45%');
  },
};

/** The table lists every part, including those combined in the bar. */
export const AsTable: Story = {
  args: { parts: games },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Bingo' })).toBeVisible();
  },
};

export const Matrix: Story = matrix(() => (
  <Stack>
    <ShareChart label="Bets by game" parts={games} formatAmount={formatAmount} />
    <ShareChart label="With a correction" parts={negative} formatAmount={formatAmount} />
    <ShareChart label="All zero" parts={zero} formatAmount={formatAmount} />
    <ShareChart label="Nothing yet" parts={[]} formatAmount={formatAmount} />
  </Stack>
));
