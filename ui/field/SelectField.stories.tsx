import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { fieldSizes } from './Field.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { SelectField } from './SelectField.tsx';
import { countries } from './storyCountries.ts';
import { tones } from '../private/tones.ts';

const banks = [
  { value: 'bdo', label: 'BDO Unibank' },
  { value: 'bpi', label: 'Bank of the Philippine Islands' },
  { value: 'gcash', label: 'GCash' },
  { value: 'maya', label: 'Maya (down for maintenance)', disabled: true },
  { value: 'metrobank', label: 'Metrobank' },
  { value: 'unionbank', label: 'UnionBank' },
  { value: 'landbank', label: 'Land Bank of the Philippines' },
  { value: 'rcbc', label: 'RCBC' },
];

const withFlags = countries.map(({ code, name, flag }) => ({
  value: code,
  label: name,
  start: <img src={flag} alt="" width={24} height={17} />,
}));

const longNames = [
  { value: 'agri', label: 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam (Agribank)' },
  { value: 'dbp', label: 'Pambansang Bangko sa Pagpapaunlad ng mga Kooperatiba at Maliliit na Negosyo ng Pilipinas' },
  { value: 'down', label: 'Ngân hàng Thương mại Cổ phần Kỹ thương Việt Nam (đang bảo trì)', disabled: true },
];

/** Space for the list, which opens over the content below. */
const inRoom: Decorator = (Story) => (
  <div style={{ minBlockSize: 440 }}>
    <Story />
  </div>
);

const atTheBottom: Decorator = (Story) => (
  <div style={{ blockSize: 'calc(100dvh - 40px)', display: 'grid', alignContent: 'end' }}>
    <Story />
  </div>
);

const open: Story['play'] = async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox'));

const meta = {
  id: 'selectfield',
  title: 'Forms/SelectField (dropdown)',
  component: SelectField,
  args: { label: 'Bank', placeholder: 'Choose your bank', options: banks },
  argTypes: { tone: { control: 'inline-radio', options: tones }, size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = { args: { defaultValue: 'gcash' } };
export const Missing: Story = { args: { required: true, message: 'Choose a bank.' } };
export const Described: Story = { args: { description: 'Your winnings are paid to this account.', required: true } };
export const Disabled: Story = { args: { defaultValue: 'bpi', disabled: true } };
export const Compact: Story = { args: { size: 'md', defaultValue: 'bdo' } };

export const Open: Story = { args: { defaultValue: 'gcash' }, decorators: [inRoom], play: open };
export const OpenWithError: Story = { args: { message: 'This bank is closed today.' }, decorators: [inRoom], play: open };
export const OpenWithFlags: Story = {
  args: { label: 'Country', options: withFlags, defaultValue: 'ID' },
  decorators: [inRoom],
  play: open,
};

export const ByKeyboard: Story = {
  decorators: [inRoom],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Bank' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('listbox', { name: 'Bank' })).toHaveFocus();
    await userEvent.keyboard('uni{Enter}');
    await expect(select).toHaveDisplayValue('UnionBank');
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
  },
};

export const OpensUpwards: Story = {
  decorators: [atTheBottom],
  play: open,
};

export const LongWords: Story = { args: { options: longNames, defaultValue: 'agri' }, decorators: [inRoom], play: open };

export const States: Story = states(SelectField, { target: 'select', disabled: { disabled: true }, error: { message: 'Choose a bank.' } });

export const Matrix: Story = matrix(() => (
  <Stack>
    <SelectField label="Bank" placeholder="Choose your bank" options={banks} description="Your winnings are paid to this account." />
    <SelectField label="Bank" options={banks} defaultValue="gcash" required />
    <SelectField label="Bank" placeholder="Choose your bank" options={banks} message="Choose a bank." />
    <SelectField label="Bank" options={banks} defaultValue="bpi" disabled />
    <SelectField aria-label="Bank" options={longNames} size="md" />
  </Stack>
));
