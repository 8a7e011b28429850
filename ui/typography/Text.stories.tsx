import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Heading, headingLevels } from './Heading.tsx';
import { Link } from './Link.tsx';
import { Text, textSizes, textTones, textWeights, textElements } from './Text.tsx';

const meta = {
  id: 'text',
  title: 'Typography/Text (Heading, Link)',
  component: Text,
  subcomponents: { Heading, Link },
  args: { children: 'Forty new games, a calmer home page and a help center that answers in your language.' },
  argTypes: {
    as: { control: 'select', options: textElements },
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const headings = headingLevels.map((level) => (
  <Heading key={level} level={level}>
    Heading of level {level}
  </Heading>
));

const sizes = textSizes.map((size) => (
  <Text key={size} size={size} truncate>
    {size}: Tonight’s jackpots
  </Text>
));

const shades = textTones.map((tone) => (
  <Text key={tone} tone={tone}>
    {tone}
  </Text>
));

export const Headings: Story = { render: () => <Stack gap="md">{headings}</Stack> };
export const Sizes: Story = { render: () => <Stack gap="md">{sizes}</Stack> };
export const Tones: Story = { render: () => <Stack gap="sm">{shades}</Stack> };

export const Weights: Story = {
  render: () => (
    <Stack gap="sm">
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
};

export const Amounts: Story = {
  render: () => (
    <Stack gap="xs" align="end">
      <Text numeric>₱1,111,111.11</Text>
      <Text numeric>₱88,888.88</Text>
    </Stack>
  ),
};

export const Truncated: Story = { args: { truncate: true, title: 'The whole text' } };

const links = (
  <>
    <Text>
      By going on you accept the <Link href="/terms">terms</Link> and the{' '}
      <Link href="https://example.com/privacy" external>
        privacy notice
      </Link>
      .
    </Text>
    <Link href="/help" standalone>
      All questions
    </Link>
  </>
);

export const Links: Story = { render: () => <Stack align="start">{links}</Stack> };

export const States: Story = states(() => links, { target: 'a' });

export const Matrix: Story = matrix(() => (
  <Stack gap="md">
    {headings}
    {shades}
    {links}
  </Stack>
));
