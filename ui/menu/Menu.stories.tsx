import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Crown, Dices, Gem, LayoutGrid, LogOut, ReceiptText, Rocket, Spade, Trophy, UserRound, Wallet } from 'lucide-react';
import { screen, userEvent } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Menu, menuVariants } from './Menu.tsx';

const onSelect = (): void => {};
const size = '1em';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button iconStart={<UserRound size={size} />} iconEnd={<ChevronDown size={size} />}>
        juan_dc
      </Button>
    ),
    items: [
      { label: 'My account', href: '#account', icon: <UserRound size={size} /> },
      { label: 'Withdraw', onSelect, icon: <Wallet size={size} /> },
      { label: 'Betting record', onSelect, icon: <ReceiptText size={size} />, badge: '12' },
      'separator',
      { label: 'Sign out', onSelect, icon: <LogOut size={size} />, critical: true },
    ],
  },
  argTypes: { variant: { control: 'inline-radio', options: menuVariants } },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu');
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};

export const Languages: Story = {
  args: {
    trigger: (
      <Button variant="ghost" iconEnd={<ChevronDown size={size} />}>
        English
      </Button>
    ),
    items: ['English', 'Filipino', 'Tiếng Việt', 'ไทย', '简体中文'].map((label) => ({ label, onSelect, current: label === 'English' })),
  },
};

export const VendorPanel: Story = {
  args: {
    variant: 'panel',
    openOnHover: true,
    trigger: (
      <Button variant="ghost" iconEnd={<ChevronDown size={size} />}>
        Slots
      </Button>
    ),
    items: [
      { label: 'Jili', href: '#jili', icon: <Crown size={size} /> },
      { label: 'Pragmatic', href: '#pp', icon: <Gem size={size} /> },
      { label: 'PG Soft', href: '#pg', icon: <Rocket size={size} /> },
      { label: 'CQ9', href: '#cq9', icon: <Dices size={size} /> },
      { label: 'Evolution', href: '#evo', icon: <Spade size={size} /> },
      { label: 'Habanero', href: '#hb', icon: <Trophy size={size} /> },
      { label: 'More', href: '#rng', icon: <LayoutGrid size={size} /> },
    ],
  },
};
