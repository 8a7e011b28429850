import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Play, RefreshCw, Wallet } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button, ButtonLink, buttonSizes, buttonVariants, IconButton } from './Button.tsx';

const meta = {
  id: 'button',
  title: 'Actions/Button (icon, link)',
  component: Button,
  subcomponents: { IconButton, ButtonLink },
  args: { children: 'Deposit now' },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: 'primary' } };

export const Pressed: Story = {
  tags: ['!autodocs'],
  args: { variant: 'primary', onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deposit now' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button).toHaveFocus();
  },
};

export const PressedWhileLoading: Story = {
  tags: ['!autodocs'],
  args: { variant: 'primary', loading: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deposit now' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    // A keyboard user's focus must not be reset to the top of the page.
    await expect(button).toHaveFocus();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      {buttonSizes.map((size) => (
        <Row key={size} gap="lg">
          {buttonVariants.map((variant) => (
            <Button key={variant} {...{ size, variant }}>{`${variant} ${size}`}</Button>
          ))}
        </Row>
      ))}
    </Stack>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Row gap="lg">
      <Button variant="primary" iconStart={<Wallet size="1em" />}>
        Deposit
      </Button>
      <Button iconEnd={<ArrowRight size="1em" />}>All games</Button>
      <IconButton aria-label="Refresh balance">
        <RefreshCw size="1em" />
      </IconButton>
      <IconButton aria-label="Play" variant="primary" size="lg">
        <Play size="1em" />
      </IconButton>
    </Row>
  ),
};

export const Loading: Story = {
  render: () => (
    <Row gap="lg">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          Withdraw
        </Button>
      ))}
      <IconButton aria-label="Refresh balance" loading>
        <RefreshCw size="1em" />
      </IconButton>
    </Row>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Row gap="lg">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Withdraw
        </Button>
      ))}
    </Row>
  ),
};

const EveryButton = ({ disabled }: { disabled?: boolean }) => (
  <Row gap="lg">
    {buttonVariants.map((variant) => (
      <Button key={variant} {...{ variant, disabled }}>
        {variant}
      </Button>
    ))}
    <IconButton aria-label="Refresh balance" disabled={disabled}>
      <RefreshCw size="1em" />
    </IconButton>
    <ButtonLink href="#rng">Play slots</ButtonLink>
  </Row>
);

export const States: Story = states(EveryButton, { target: ':is(button, a)', disabled: { disabled: true } });

export const FullWidth: Story = { args: { variant: 'primary', size: 'lg', fullWidth: true } };

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#rng" variant="primary" iconEnd={<ArrowRight size="1em" />}>
      Play slots
    </ButtonLink>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Stack>
      <Button variant="primary" size="lg" fullWidth>
        Magpatuloy sa pagpapatunay ng iyong pagkakakilanlan bago mag-withdraw
      </Button>
      <Button fullWidth iconStart={<Wallet size="1em" />} iconEnd={<ArrowRight size="1em" />}>
        Chuyển tiền từ ví khuyến mãi sang ví chính của bạn
      </Button>
    </Stack>
  ),
};

export const Matrix: Story = matrix(() => (
  <Stack>
    {buttonSizes.map((size) => (
      <Row key={size} gap="lg">
        {buttonVariants.map((variant) => (
          <Button key={variant} {...{ size, variant }}>
            {variant}
          </Button>
        ))}
      </Row>
    ))}
    <Row gap="lg">
      <Button variant="primary" iconStart={<Wallet size="1em" />}>
        Deposit
      </Button>
      <Button iconEnd={<ArrowRight size="1em" />}>All games</Button>
      <IconButton aria-label="Refresh balance">
        <RefreshCw size="1em" />
      </IconButton>
    </Row>
    <Row gap="lg">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          Withdraw
        </Button>
      ))}
    </Row>
    <Row gap="lg">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Withdraw
        </Button>
      ))}
    </Row>
    <ButtonLink href="#rng" variant="primary" size="lg" fullWidth iconEnd={<ArrowRight size="1em" />}>
      Play slots
    </ButtonLink>
  </Stack>
));
