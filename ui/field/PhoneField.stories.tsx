import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { fieldSizes } from './Field.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { PhoneField } from './PhoneField.tsx';
import { countries } from './storyCountries.ts';
import { tones } from '../private/tones.ts';

const longNames = [
  { code: 'LA', name: 'Cộng hòa Dân chủ Nhân dân Lào và các vùng lãnh thổ lân cận', dialCode: '856' },
  { code: 'GB', name: 'Nagkakaisang Kaharian ng Gran Britanya at Hilagang Irlanda', dialCode: '44' },
  ...countries,
];

const meta = {
  id: 'phonefield',
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile number', countries, placeholder: '917 123 4567' },
  argTypes: { tone: { control: 'inline-radio', options: tones }, size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space for the list, which opens over the content below. */
const inRoom: Decorator = (Story) => (
  <div style={{ minBlockSize: 460 }}>
    <Story />
  </div>
);

const atTheBottom: Decorator = (Story) => (
  <div style={{ blockSize: 'calc(100dvh - 40px)', display: 'grid', alignContent: 'end' }}>
    <Story />
  </div>
);

const open: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /Country code/ }));

export const Playground: Story = {};
export const Wrong: Story = { args: { defaultCountry: 'VN', defaultValue: '12', message: 'Enter 9 or 10 digits.' } };
export const Described: Story = { args: { description: 'We send a code to this number.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '917 123 4567' } };
export const Compact: Story = { args: { size: 'md' } };

export const Open: Story = { args: { defaultCountry: 'TH' }, decorators: [inRoom], play: open };

export const BySearching: Story = {
  decorators: [inRoom],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Country code/ }));
    await userEvent.type(canvas.getByRole('combobox'), 'viet');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Country code: Việt Nam +84' })).toBeVisible();
    await expect(canvas.getByLabelText('Mobile number')).toHaveFocus();
  },
};

export const NothingFound: Story = {
  decorators: [inRoom],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Country code/ }));
    await userEvent.type(canvas.getByRole('combobox'), 'atlantis');
  },
};

export const OpensUpwards: Story = {
  decorators: [atTheBottom],
  play: open,
};

export const LongWords: Story = { args: { countries: longNames, defaultCountry: 'LA' }, decorators: [inRoom], play: open };

export const States: Story = states(PhoneField, {
  target: ':is(input, button)',
  disabled: { disabled: true },
  error: { message: 'This number is too short.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <PhoneField label="Mobile number" countries={countries} placeholder="917 123 4567" description="We send a code to this number." />
    <PhoneField label="Mobile number" countries={countries} defaultValue="12" message="Enter 9 or 10 digits." required />
    <PhoneField label="Mobile number" countries={countries} defaultCountry="VN" defaultValue="912 345 678" disabled />
    <PhoneField aria-label="Mobile number" countries={countries} size="md" placeholder="917 123 4567" />
  </Stack>
));
