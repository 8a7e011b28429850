import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../private/storyLayout.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = { title: 'Kit/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Row>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Row>
  ),
};
