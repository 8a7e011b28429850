import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { Button, ButtonLink } from '../button/Button.tsx';
import { SamplePage, Stack } from '../private/storyLayout.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

/** Opens at first and again by its button. */
function Openable(props: DrawerProps): ReactNode {
  const [open, setOpen] = useState(true);
  return (
    <SamplePage>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </SamplePage>
  );
}

const meta = {
  title: 'Kit/Drawer',
  component: Drawer,
  args: {
    name: 'story',
    open: true,
    onClose: () => {},
    title: 'Menu',
    children: (
      <Stack>
        {['Home', 'Slots', 'Live casino', 'Sports', 'Promotions'].map((page) => (
          <ButtonLink key={page} href={`#${page}`} variant="ghost" size="lg" fullWidth>
            {page}
          </ButtonLink>
        ))}
      </Stack>
    ),
  },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithFooter: Story = {
  args: {
    footer: (
      <Button variant="primary" size="lg" fullWidth>
        Sign in
      </Button>
    ),
  },
};

export const WithoutTitle: Story = { args: { title: undefined, 'aria-label': 'Menu' } };
