import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';

import { Button } from '../button/Button.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  id: 'emptystate',
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No games match' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Full: Story = {
  args: {
    icon: <SearchX size={32} />,
    text: 'Try another word, or take a look at what others play.',
    action: <Button variant="primary">Clear filters</Button>,
  },
};

export const LongWords: Story = {
  args: {
    icon: <SearchX size={32} />,
    title: 'Wala pang naitatalang transaksyon sa napiling mga petsa',
    text: 'Hãy chọn khoảng thời gian khác, hoặc liên hệ bộ phận chăm sóc khách hàng nếu bạn vừa thực hiện giao dịch nạp tiền.',
    action: <Button variant="primary">Makipag-ugnayan sa serbisyo sa kostumer</Button>,
  },
};

export const Matrix: Story = matrix(() => (
  <Stack>
    <EmptyState title="No games match" />
    <EmptyState
      icon={<SearchX size={32} />}
      title="No games match"
      text="Try another word, or take a look at what others play."
      action={<Button variant="primary">Clear filters</Button>}
    />
  </Stack>
));
