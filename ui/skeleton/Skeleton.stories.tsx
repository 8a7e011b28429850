import type { Meta, StoryObj } from '@storybook/react-vite';

import { matrix } from '../testing/matrix.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = {
  id: 'skeleton',
  title: 'Feedback/Skeleton (placeholder)',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const shapes = () => (
  <Stack>
    <Row gap="lg">
      <Skeleton shape="circle" height={44} />
      <Skeleton shape="text" width={160} />
    </Row>
    <Skeleton height={140} />
  </Stack>
);

export const Shapes: Story = { render: shapes };

export const Matrix: Story = matrix(shapes);
