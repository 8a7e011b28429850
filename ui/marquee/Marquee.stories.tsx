import type { Meta, StoryObj } from '@storybook/react-vite';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Marquee } from './Marquee.tsx';

const titles = [
  'Scheduled maintenance of live tables on Sunday, 02:00 to 04:00',
  'New: weekend cashback of 8 % on all slots',
  'Withdrawals by GCash are back to normal',
];

const items = titles.map((title, index) => ({ id: String(index), content: <a href={`#notice-${index}`}>{title}</a> }));

const meta = {
  id: 'marquee',
  title: 'Media/Marquee',
  component: Marquee,
  args: {
    label: 'Notices',
    items,
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneNotice: Story = { args: { items: items.slice(0, 1) } };

export const States: Story = states(Marquee, { target: ':is(a, button)' });

export const Matrix: Story = matrix(() => <Marquee label="Notices" items={items} />);
