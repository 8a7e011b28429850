import type { Meta, StoryObj } from '@storybook/react-vite';

import { Tabs, tabsVariants } from './Tabs.tsx';

const tab = (label: string) => ({ value: label, label, content: <p>{`${label} come here.`}</p> });

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Account', tabs: ['Deposits', 'Withdrawals', 'Transfers'].map(tab) },
  argTypes: { variant: { control: 'inline-radio', options: tabsVariants } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

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
