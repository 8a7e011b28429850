import type { Meta, StoryObj } from '@storybook/react-vite';

import { matrix } from '../testing/matrix.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  id: 'visuallyhidden',
  title: 'Utilities/VisuallyHidden (sr-only)',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

const phrase = () => (
  <p>
    4.9 <VisuallyHidden>out of 5 stars, by 2,310 players</VisuallyHidden>
  </p>
);

export const InAPhrase: Story = { render: phrase };

export const Matrix: Story = matrix(phrase);
