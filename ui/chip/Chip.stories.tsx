import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  id: 'chip',
  title: 'Data/Chip (tag)',
  component: Chip,
  args: { label: 'Pearl', onRemove: () => undefined },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

const filters = (
  <Row>
    {['Pearl', 'From ₱10', 'Demo play', 'Natitirang halaga ng pustang kailangan bago makapag-withdraw'].map((label) => (
      <Chip key={label} label={label} onRemove={() => undefined} />
    ))}
    <Chip label="Only shown" />
  </Row>
);

export const Removable: Story = {};
export const OnlyShown: Story = { args: { label: 'Pearl' }, render: ({ label }) => <Chip label={label} /> };
export const Filters: Story = { render: () => filters };
export const States: Story = states(Chip);

export const Matrix: Story = matrix(() => filters);
