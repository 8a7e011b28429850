import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button, ButtonLink } from '../button/Button.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import { SamplePage } from '../testing/storyLayout.tsx';
import { Drawer, drawerSides, type DrawerProps } from './Drawer.tsx';

const links = (
  <Stack>
    {['Home', 'Slots', 'Live casino', 'Sports', 'Promotions'].map((page) => (
      <ButtonLink key={page} href={`#${page}`} variant="ghost" size="lg" fullWidth>
        {page}
      </ButtonLink>
    ))}
  </Stack>
);

/** Open initially and again by its button. */
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
  id: 'drawer',
  title: 'Overlays/Drawer (sheet)',
  component: Drawer,
  argTypes: { side: { control: 'inline-radio', options: drawerSides } },
  // In separate iframes: side by side they would cover the docs page.
  parameters: { visual: { wide: true }, docs: { story: { inline: false, height: '560px' } } },
  args: {
    name: 'story',
    open: true,
    onClose: () => {},
    title: 'Menu',
    children: links,
  },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const End: Story = { args: { side: 'end' } };
export const Top: Story = { args: { side: 'top' } };
export const Bottom: Story = { args: { side: 'bottom' } };

export const ClosedBesideIt: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    const cover = drawer.previousElementSibling;
    if (cover) await userEvent.click(cover);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

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

export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 20 }, (_, vendor) => (
          <ButtonLink key={vendor} href={`#${vendor}`} variant="ghost" size="lg" fullWidth>
            {`Vendor ${vendor + 1}`}
          </ButtonLink>
        ))}
      </Stack>
    ),
    footer: (
      <Button variant="primary" size="lg" fullWidth>
        Sign in
      </Button>
    ),
  },
};

export const LongWords: Story = {
  args: {
    title: 'Danh mục trò chơi và khuyến mãi',
    children: (
      <Stack>
        <ButtonLink href="#1" variant="ghost" size="lg" fullWidth>
          Kasaysayan ng mga transaksyon at taya
        </ButtonLink>
        <ButtonLink href="#2" variant="ghost" size="lg" fullWidth>
          Chương trình khách hàng thân thiết
        </ButtonLink>
      </Stack>
    ),
  },
};

export const Matrix: Story = matrix(
  () => (
    <SamplePage>
      <Drawer
        name="matrix"
        title="Menu"
        open
        onClose={() => {}}
        footer={
          <Button variant="primary" size="lg" fullWidth>
            Sign in
          </Button>
        }
      >
        {links}
      </Drawer>
    </SamplePage>
  ),
  { height: 560 },
);
