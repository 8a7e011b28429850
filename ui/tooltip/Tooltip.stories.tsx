import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';

import { Button, ButtonLink, IconButton } from '../button/Button.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Row } from '../layout/Row.tsx';
import { Tooltip, tooltipSides } from './Tooltip.tsx';

/** Space around the trigger on every side. */
function Room({ children }: { children: ReactNode }): ReactNode {
  return <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 220 }}>{children}</div>;
}

const meta = {
  id: 'tooltip',
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'Takes your winnings from every game back to your main wallet.',
    children: <Button iconStart={<RefreshCw size="1em" />}>Collect all</Button>,
  },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides }, children: { control: false } },
  render: (args) => (
    <Room>
      <Tooltip {...args} />
    </Room>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus shows a tooltip at once. */
const focused: Story['play'] = async () => {
  await userEvent.tab();
  await screen.findByRole('tooltip');
};

export const Playground: Story = {};

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Collect all' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(trigger).toHaveAccessibleDescription(/every game back to your main wallet/);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

export const Top: Story = { play: focused };
export const Bottom: Story = { args: { side: 'bottom' }, play: focused };
export const Start: Story = { args: { side: 'start', label: 'Back to your main wallet.' }, play: focused };
export const End: Story = { args: { side: 'end', label: 'Back to your main wallet.' }, play: focused };

export const OnAnIcon: Story = {
  args: {
    label: 'Your balance is up to date',
    children: (
      <IconButton aria-label="Refresh balance">
        <RefreshCw size="1em" />
      </IconButton>
    ),
  },
  play: focused,
};

export const OnALink: Story = {
  args: { label: 'Opens the terms of this bonus', children: <ButtonLink href="#terms">Bonus terms</ButtonLink> },
  play: focused,
};

export const LongWords: Story = {
  args: {
    label:
      'Kasalukuyang pinoproseso ang iyong kahilingan sa pagwi-withdraw; makikipag-ugnayan ang tagapaglingkod-kostumer sa pamamagitan ng rehistradong numero.',
  },
  play: focused,
};

/** Closed: hover and keyboard focus are not possible in twelve pages at once. */
export const Matrix: Story = matrix(() => (
  <Row gap="lg">
    <Tooltip label="Your balance is up to date">
      <IconButton aria-label="Refresh balance">
        <RefreshCw size="1em" />
      </IconButton>
    </Tooltip>
    <Tooltip label="Verify your phone number first">
      <Button iconStart={<Lock size="1em" />}>Withdraw</Button>
    </Tooltip>
    <Tooltip label="Opens the terms of this bonus">
      <ButtonLink href="#terms" iconStart={<Info size="1em" />}>
        Bonus terms
      </ButtonLink>
    </Tooltip>
  </Row>
));
