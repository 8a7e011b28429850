import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Crown, Dices, Gem, LayoutGrid, LogOut, ReceiptText, Rocket, Spade, Trophy, UserRound, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { matrix } from '../testing/matrix.tsx';
import { interactionStates, marked, pseudoStates } from '../testing/states.tsx';
import { Row } from '../layout/Row.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { menuVariants } from './MenuContent.tsx';

const onSelect = (): void => {};
const size = '1em';

const account: MenuProps['items'] = [
  { label: 'My account', href: '#account', icon: <UserRound size={size} /> },
  { label: 'Withdraw', onSelect, icon: <Wallet size={size} /> },
  { label: 'Betting record', onSelect, icon: <ReceiptText size={size} />, badge: '12' },
  'separator',
  { label: 'Sign out', onSelect, icon: <LogOut size={size} />, critical: true },
];

const vendors: MenuProps['items'] = [
  { label: 'Jili', href: '#jili', icon: <Crown size={size} /> },
  { label: 'Pragmatic', href: '#pp', icon: <Gem size={size} /> },
  { label: 'PG Soft', href: '#pg', icon: <Rocket size={size} /> },
  { label: 'CQ9', href: '#cq9', icon: <Dices size={size} /> },
  { label: 'Evolution', href: '#evo', icon: <Spade size={size} /> },
  { label: 'Habanero', href: '#hb', icon: <Trophy size={size} /> },
  { label: 'More', href: '#rng', icon: <LayoutGrid size={size} /> },
];

const meta = {
  id: 'menu',
  title: 'Overlays/Menu (dropdown)',
  component: Menu,
  parameters: { visual: { wide: true } },
  args: {
    trigger: (
      <Button iconStart={<UserRound size={size} />} iconEnd={<ChevronDown size={size} />}>
        juan_dc
      </Button>
    ),
    items: account,
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

const onWithdraw = fn();

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { label: 'My account', href: '#account' },
      { label: 'Withdraw', onSelect: onWithdraw },
      { label: 'Sign out', onSelect },
    ],
  },
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'juan_dc' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'My account' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onWithdraw).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), { timeout: 5000 });
    await expect(trigger).toHaveFocus();
  },
};

export const WithHeader: Story = { args: { header: 'juan_dc · VIP 3', align: 'end' } };

export const WithDisabled: Story = {
  args: {
    items: [
      { label: 'Deposit', onSelect, icon: <Wallet size={size} /> },
      { label: 'Withdraw', onSelect, icon: <ReceiptText size={size} />, disabled: true },
    ],
  },
};

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
    items: vendors,
  },
};

export const LongWords: Story = {
  args: {
    items: [
      { label: 'Kasaysayan ng mga deposito at pag-withdraw', onSelect, icon: <ReceiptText size={size} />, badge: '128' },
      { label: 'Thay đổi mật khẩu và câu hỏi bảo mật', onSelect, icon: <UserRound size={size} />, current: true },
    ],
  },
};

const onExport = fn();

/** Submenu, checkbox and radio items, composed of parts. */
export const Composed: Story = {
  render: function Composed() {
    const [sound, setSound] = useState(true);
    const [order, setOrder] = useState('new');
    return (
      <Menu.Root>
        <Menu.Trigger>
          <Button iconEnd={<ChevronDown size={size} />}>Games</Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Label>Lobby</Menu.Label>
          <Menu.CheckboxItem checked={sound} onCheckedChange={setSound} onSelect={(event) => event.preventDefault()}>
            Sound
          </Menu.CheckboxItem>
          <Menu.Separator />
          <Menu.RadioGroup aria-label="Order" value={order} onValueChange={setOrder}>
            <Menu.RadioItem value="new">Newest first</Menu.RadioItem>
            <Menu.RadioItem value="name">By name</Menu.RadioItem>
          </Menu.RadioGroup>
          <Menu.Separator />
          <Menu.Sub>
            <Menu.SubTrigger icon={<ReceiptText size={size} />}>Export</Menu.SubTrigger>
            <Menu.SubContent>
              <Menu.Item onSelect={onExport}>As CSV</Menu.Item>
              <Menu.Item disabled>As PDF</Menu.Item>
            </Menu.SubContent>
          </Menu.Sub>
          <Menu.LinkItem href="#help">Help</Menu.LinkItem>
        </Menu.Content>
      </Menu.Root>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Games' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    await expect(await screen.findByRole('menuitem', { name: 'As CSV' })).toBeVisible();
  },
};

export const States: Story = {
  parameters: pseudoStates('[role=menuitem]'),
  render: () => (
    <Menu.Root defaultOpen>
      <Menu.Trigger>
        <Button iconEnd={<ChevronDown size={size} />}>juan_dc</Button>
      </Menu.Trigger>
      <Menu.Content>
        {interactionStates.map((state) => (
          <div key={state} data-interaction={state}>
            <Menu.Item onSelect={onSelect} icon={<Wallet size={size} />}>
              {state}
            </Menu.Item>
          </div>
        ))}
        <Menu.Item onSelect={onSelect} icon={<Wallet size={size} />} disabled>
          disabled
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
  play: marked,
};

export const Matrix: Story = matrix(
  () => (
    <Row gap="lg">
      <Menu
        defaultOpen
        header="juan_dc · VIP 3"
        trigger={<Button iconEnd={<ChevronDown size={size} />}>juan_dc</Button>}
        items={[
          ...account.slice(0, 2),
          { label: 'Promotions', onSelect, icon: <Trophy size={size} />, current: true },
          ...account.slice(2),
        ]}
      />
    </Row>
  ),
  { height: 440 },
);

/** The tiles, which differ more between skins than a list. */
export const PanelMatrix: Story = matrix(
  () => (
    <Menu
      defaultOpen
      variant="panel"
      trigger={
        <Button variant="ghost" iconEnd={<ChevronDown size={size} />}>
          Slots
        </Button>
      }
      items={vendors}
    />
  ),
  { height: 440 },
);
