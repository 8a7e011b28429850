import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { TextField } from '../field/TextField.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Divider } from './Divider.tsx';
import { gaps } from './element.ts';
import { Grid, gridColumns } from './Grid.tsx';
import { Row, rowAligns, rowJustifies } from './Row.tsx';
import { Stack, stackAligns } from './Stack.tsx';

const meta = {
  id: 'stack',
  title: 'Layout/Stack (Row, Grid)',
  component: Stack,
  subcomponents: { Row, Grid, Divider },
  argTypes: { gap: { control: 'select', options: gaps }, align: { control: 'inline-radio', options: stackAligns } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form: everything below each other, what belongs together in a row. */
const form = (
  <Stack gap="xl">
    <Row justify="between">
      <Heading level={2}>Your account</Heading>
      <Badge tone="positive">Verified</Badge>
    </Row>
    <TextField label="Username" defaultValue="maria" />
    <TextField label="Email" type="email" />
    <Divider label="or" />
    <Row>
      <Button>Save</Button>
      <Button variant="secondary">Cancel</Button>
    </Row>
  </Stack>
);

const tiles = (count: number) => Array.from({ length: count }, (_, index) => <Card key={index} padding="md">{`Game ${index + 1}`}</Card>);

export const Form: Story = { render: () => form };

export const StackPlayground: Story = {
  args: { gap: 'md', align: 'start' },
  render: (args) => (
    <Stack {...args}>
      <Badge>One</Badge>
      <Badge>Two</Badge>
      <Badge>Three</Badge>
    </Stack>
  ),
};

export const Rows: Story = {
  render: () => (
    <Stack>
      {rowJustifies.map((justify) => (
        <Row key={justify} justify={justify}>
          <Badge>{justify}</Badge>
          <Badge tone="info">two</Badge>
          <Badge tone="caution">three</Badge>
        </Row>
      ))}
      {rowAligns.map((align) => (
        <Row key={align} align={align} wrap={false}>
          <Heading level={3}>{align}</Heading>
          <Badge>beside</Badge>
        </Row>
      ))}
    </Stack>
  ),
};

export const Grids: Story = {
  render: () => (
    <Stack>
      {gridColumns.map((column) => (
        <Grid key={column} column={column} gap="sm">
          {tiles(5)}
        </Grid>
      ))}
    </Stack>
  ),
};

export const Dividers: Story = {
  render: () => (
    <Stack>
      <Divider />
      <Divider label="or" />
      <Divider label="Hoặc đăng nhập bằng tài khoản mạng xã hội của bạn" />
    </Stack>
  ),
};

export const Matrix: Story = matrix(() => (
  <Stack>
    {form}
    <Grid column="xs" gap="sm">
      {tiles(4)}
    </Grid>
  </Stack>
));
