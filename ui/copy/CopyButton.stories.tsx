import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  id: 'copybutton',
  title: 'Actions/CopyButton (clipboard)',
  component: CopyButton,
  args: { value: 'PH00 1234 5678' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const both = (
  <Row>
    <span>PH00 1234 5678</span>
    <CopyButton value="PH00 1234 5678" aria-label="Copy the account number" />
    <CopyButton value="https://example.com/?ref=maria">Copy the link</CopyButton>
  </Row>
);

export const Icon: Story = { args: { 'aria-label': 'Copy the account number' } };
export const Words: Story = { args: { children: 'Copy the link' } };
export const BesideItsText: Story = { render: () => both };
export const States: Story = states(CopyButton, { props: { children: 'Copy the link' } });

export const Matrix: Story = matrix(() => both);
