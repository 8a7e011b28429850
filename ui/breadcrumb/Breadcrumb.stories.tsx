import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = [{ label: 'Help', href: '/help' }, { label: 'Deposits', href: '/help?topic=deposits' }, { label: 'How long does it take?' }];

const meta = {
  id: 'breadcrumb',
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { label: 'Breadcrumb', items },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const Buttons: Story = {
  args: { items: [{ label: 'My team', onSelect: () => undefined }, { label: 'rosa', onSelect: () => undefined }, { label: 'pedro' }] },
};
export const Alone: Story = { args: { items: [{ label: 'My team' }] } };
export const LongWords: Story = {
  args: {
    items: [{ label: 'Natitirang halaga ng pustang kailangan', href: '/' }, { label: 'Rechtsschutzversicherungsgesellschaftsangestellte' }],
  },
};

export const States: Story = states(Breadcrumb, { target: 'a' });

export const Matrix: Story = matrix(() => (
  <Stack gap="sm">
    <Breadcrumb label="Breadcrumb" items={items} />
    <Breadcrumb label="Team" items={[{ label: 'My team', onSelect: () => undefined }, { label: 'pedro' }]} />
  </Stack>
));
