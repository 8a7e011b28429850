import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { CheckboxGroupField } from '../field/CheckboxGroupField.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Text } from '../typography/Text.tsx';
import { Popover, popoverAligns } from './Popover.tsx';

const meta = {
  id: 'popover',
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>What is this?</Button>,
    'aria-label': 'About the turnover',
    children: <Text>How much has to be staked before a bonus can be withdrawn.</Text>,
  },
  argTypes: { align: { control: 'inline-radio', options: popoverAligns } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Help: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog', { name: 'About the turnover' })).toBeVisible();
  },
};

export const Filters: Story = {
  args: {
    trigger: <Button>Vendors</Button>,
    'aria-label': 'Vendors',
    defaultOpen: true,
    children: (
      <CheckboxGroupField
        label="Vendors"
        options={['Pearl', 'Lantern', 'Reef'].map((label) => ({ value: label, label }))}
        defaultValue={['Pearl']}
      />
    ),
  },
};

export const Matrix: Story = matrix(
  () => (
    <Popover trigger={<Button>What is this?</Button>} aria-label="About" defaultOpen onOpenAutoFocus={(event) => event.preventDefault()}>
      <Text>How much has to be staked before a bonus can be withdrawn.</Text>
    </Popover>
  ),
  { height: 220 },
);
