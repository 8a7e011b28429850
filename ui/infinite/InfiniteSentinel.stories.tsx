import type { Meta, StoryObj } from '@storybook/react-vite';

import { matrix } from '../testing/matrix.tsx';
import { InfiniteSentinel } from './InfiniteSentinel.tsx';

const meta = {
  id: 'infinitesentinel',
  title: 'Utilities/InfiniteSentinel',
  component: InfiniteSentinel,
  args: { hasMore: true, loading: true, onLoadMore: () => undefined },
} satisfies Meta<typeof InfiniteSentinel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const AtTheEnd: Story = { args: { hasMore: false, loading: false } };

export const Matrix: Story = matrix(() => <InfiniteSentinel hasMore loading onLoadMore={() => undefined} />);
