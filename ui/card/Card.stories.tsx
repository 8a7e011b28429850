import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { Card, cardPaddings, cardVariants, type CardProps } from './Card.tsx';

const content = (
  <>
    <Heading level={3}>Welcome bonus</Heading>
    <Text tone="muted">100 % of your first deposit, up to ₱5,000.</Text>
    <Button>Claim</Button>
  </>
);

const meta = {
  id: 'card',
  title: 'Layout/Card',
  component: Card,
  args: { children: content },
  argTypes: {
    variant: { control: 'inline-radio', options: cardVariants },
    padding: { control: 'inline-radio', options: cardPaddings },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const cards = (each: readonly CardProps[]) => (
  <Grid column="md">
    {each.map((props) => (
      <Card key={JSON.stringify(props)} {...props}>
        {content}
      </Card>
    ))}
  </Grid>
);

export const Variants: Story = { render: () => cards(cardVariants.map((variant) => ({ variant }))) };
export const Paddings: Story = { render: () => cards(cardPaddings.map((padding) => ({ padding }))) };
export const LongWords: Story = {
  args: {
    children: (
      <>
        <Heading level={3}>Natitirang halaga ng pustang kailangan bago makapag-withdraw ng panalo</Heading>
        <Text>Rechtsschutzversicherungsgesellschaftsangestelltenversammlung</Text>
      </>
    ),
  },
};

export const Matrix: Story = matrix(() => (
  <Stack>
    {cardVariants.map((variant) => (
      <Card key={variant} variant={variant}>
        {content}
      </Card>
    ))}
  </Stack>
));
