import type { Meta, StoryObj } from '@storybook/react-vite';

import { matrix } from '../testing/matrix.tsx';
import { Row } from '../layout/Row.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = {
  id: 'spinner',
  title: 'Feedback/Spinner (loader)',
  component: Spinner,
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = () => (
  <Row gap="lg">
    {spinnerSizes.map((size) => (
      <Spinner key={size} size={size} />
    ))}
  </Row>
);

export const Sizes: Story = { render: sizes };

export const Matrix: Story = matrix(sizes);
