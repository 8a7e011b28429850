import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { fieldSizes } from './Field.tsx';
import { SearchField } from './SearchField.tsx';
import { tones } from '../private/tones.ts';

const meta = {
  id: 'searchfield',
  title: 'Forms/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Search games', placeholder: 'Search games', value: '', onChange: () => undefined },
  argTypes: { tone: { control: 'inline-radio', options: tones }, size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: ComponentProps<typeof SearchField>): ReactElement {
  const [text, setText] = useState(props.value);
  return <SearchField {...props} value={text} onChange={setText} />;
}

export const Playground: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pearl');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Filled: Story = { args: { value: 'Pearl diver' } };

export const States: Story = states(SearchField, {
  target: 'input',
  disabled: { disabled: true },
  error: { message: 'At least two letters.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <SearchField aria-label="Search games" placeholder="Search games" value="" onChange={() => undefined} />
    <SearchField label="Search" value="Pearl diver" onChange={() => undefined} />
    <SearchField label="In a bar" size="md" value="Pearl diver" onChange={() => undefined} />
  </Stack>
));
