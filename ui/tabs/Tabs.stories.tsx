import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Smartphone, Wallet } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';

import { Badge } from '../badge/Badge.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { tabsVariants } from './parts.tsx';
import { Tabs } from './Tabs.tsx';

const tab = (label: string) => ({ value: label, label, content: <p>{`${label} come here.`}</p> });

const meta = {
  id: 'tabs',
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Account', tabs: ['Deposits', 'Withdrawals', 'Transfers'].map(tab) },
  argTypes: { variant: { control: 'inline-radio', options: tabsVariants } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deposits' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Withdrawals' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Withdrawals come here.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Transfers', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Deposits come here.');
  },
};

export const WithIconsAndCounts: Story = {
  args: {
    'aria-label': 'How to pay',
    tabs: [
      { ...tab('E-wallet'), icon: <Wallet size="1.1em" />, badge: <Badge tone="positive">Instant</Badge> },
      { ...tab('Bank'), icon: <Landmark size="1.1em" /> },
      { ...tab('Load'), icon: <Smartphone size="1.1em" /> },
    ],
  },
};

export const Pill: Story = { args: { variant: 'pill', defaultValue: 'Withdrawals' } };

export const Overflowing: Story = {
  args: {
    'aria-label': 'Games',
    defaultValue: 'Lottery',
    tabs: [
      'Hot',
      'Slots',
      'Live casino',
      'Fishing',
      'Sports',
      'Esports',
      'Lottery',
      'Poker and cards',
      'Arcade',
      'Bingo',
      'Crash',
      'Virtual sports',
      'Scratch cards',
      'Table games',
    ].map(tab),
  },
};

export const OverflowingPill: Story = { args: { ...Overflowing.args, variant: 'pill' } };

export const WithDisabled: Story = {
  args: {
    tabs: [
      { ...tab('Username'), label: 'Username' },
      { ...tab('SMS'), disabled: true },
    ],
  },
};

export const LongWords: Story = {
  args: {
    'aria-label': 'Mga talaan',
    tabs: ['Kasaysayan ng mga deposito', 'Lịch sử đặt cược thể thao', 'Mga nakabinbing pag-withdraw'].map(tab),
  },
};

/** Composed of parts, with other markup around the list. */
export const Composed: Story = {
  render: () => (
    <Tabs.Root variant="pill" defaultValue="today">
      <Row gap="lg">
        <Tabs.List aria-label="Period">
          <Tabs.Trigger value="today">Today</Tabs.Trigger>
          <Tabs.Trigger value="last week" badge={<Badge>3</Badge>}>
            Last week
          </Tabs.Trigger>
          <Tabs.Trigger value="older" disabled>
            Older
          </Tabs.Trigger>
        </Tabs.List>
        <Badge tone="positive">Live</Badge>
      </Row>
      <Tabs.Content value="today">No bets today.</Tabs.Content>
      <Tabs.Content value="last week">Three bets last week.</Tabs.Content>
      <Tabs.Content value="older">Older bets.</Tabs.Content>
    </Tabs.Root>
  ),
};

export const States: Story = states(Tabs, {
  target: '[role=tab]:nth-of-type(2)',
  props: { tabs: [tab('Deposits'), tab('Bets'), { ...tab('Bonus'), disabled: true }] },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    {tabsVariants.map((variant) => (
      <Stack key={variant}>
        <Tabs variant={variant} aria-label={`Account, ${variant}`} tabs={['Deposits', 'Bets', 'Bonus'].map(tab)} />
        <Tabs
          variant={variant}
          aria-label={`Games, ${variant}`}
          defaultValue="Fishing"
          tabs={['Hot', 'Slots', 'Live casino', 'Fishing', 'Sports', 'Lottery'].map(tab)}
        />
        <Tabs
          variant={variant}
          aria-label={`How to pay, ${variant}`}
          tabs={[
            { ...tab('Wallet'), icon: <Wallet size="1.1em" />, badge: <Badge tone="positive">New</Badge> },
            { ...tab('Bank'), disabled: true },
          ]}
        />
      </Stack>
    ))}
  </Stack>
));
