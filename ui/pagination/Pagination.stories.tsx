import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const onPageChange = (): void => {};
const hrefFor = (page: number): string => `#page-${page}`;

const meta = {
  id: 'pagination',
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { 'aria-label': 'Pages of the betting record', page: 5, pageCount: 12, onPageChange },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const Few: Story = { args: { page: 2, pageCount: 4 } };

export const Thousands: Story = { args: { page: 5000, pageCount: 9876 } };

export const OfRecords: Story = {
  render: () => <Pagination aria-label="Pages of the transaction history" page={3} total={231} pageSize={20} onPageChange={onPageChange} />,
};

export const Links: Story = {
  render: () => <Pagination aria-label="Pages of the news" page={3} pageCount={9} hrefFor={hrefFor} />,
};

/** A narrow container, independent of the viewport. */
export const Narrow: Story = {
  render: () => (
    <div style={{ maxInlineSize: 328 }}>
      <Pagination aria-label="Pages of the betting record" page={3} pageCount={12} onPageChange={onPageChange} />
    </div>
  ),
};

function Paged(): ReactNode {
  const [page, setPage] = useState(1);
  return <Pagination aria-label="Pages of the betting record" page={page} pageCount={12} onPageChange={setPage} />;
}

export const Turning: Story = {
  render: () => <Paged />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('3 of 12')).toBeInTheDocument();
  },
};

export const States: Story = states(Pagination);

export const Matrix: Story = matrix(() => (
  <Stack>
    <Pagination aria-label="Of the betting record" page={1} pageCount={12} onPageChange={onPageChange} />
    <Pagination aria-label="Of the transfers" page={3} pageCount={5} onPageChange={onPageChange} />
    <Pagination aria-label="Of the news" page={12} pageCount={12} hrefFor={hrefFor} />
  </Stack>
));
