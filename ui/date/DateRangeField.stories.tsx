import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Modal } from '../modal/Modal.tsx';
import { tones } from '../private/tones.ts';
import { fieldSizes } from '../field/Field.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
import { storyClock } from './storyClock.ts';

const lastWeek = { from: '2026-03-06', to: '2026-03-12' };

const meta = {
  id: 'daterangefield',
  title: 'Forms/DateRangeField (picker)',
  component: DateRangeField,
  argTypes: { size: { control: 'inline-radio', options: fieldSizes }, tone: { control: 'inline-radio', options: tones } },
  parameters: { visual: { wide: true } },
  args: { label: 'Bets placed', defaultValue: { from: '2026-02-24', to: '2026-03-10' }, max: '2026-03-12', now: storyClock },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { defaultValue: { from: '', to: '' }, required: true, description: 'In your own time zone.' } };

/** A preset that matches the range looks selected, and dates after today are disabled. */
export const UpToToday: Story = { args: { defaultValue: lastWeek } };

export const TooLong: Story = { args: { maxDays: 7 } };

export const Wrong: Story = { args: { message: 'History is kept for 90 days.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {fieldSizes.map((size) => (
        <DateRangeField key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

/** Space for the calendar, which opens over the content below. */
const inRoom = (args: DateRangeFieldProps): ReactElement => (
  <div style={{ minBlockSize: 520 }}>
    <DateRangeField {...args} />
  </div>
);

export const Open: Story = {
  render: inRoom,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await canvas.findByText('Choose the first day', {}, { timeout: 5000 });
  },
};

export const Choosing: Story = {
  render: inRoom,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await userEvent.click(await canvas.findByLabelText(/March 9, 2026/, {}, { timeout: 5000 }));
    await expect(canvas.getByText('Choose the last day')).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/March 4, 2026/));
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-03-04');
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-03-09');
  },
};

export const Presets: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await expect(canvas.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '7 days back' }));
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-02-27');
  },
};

export const InModal: Story = {
  render: (args) => (
    <Modal name="filter" open onClose={() => {}} title="Filter">
      <DateRangeField {...args} />
    </Modal>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Panahon kung kailan inilagay at naisaayos ang mga taya sa lahat ng laro',
    description: 'Lịch sử đặt cược được lưu trong 90 ngày gần nhất, tính theo múi giờ của bạn.',
    message: 'Hindi maaaring lumampas sa tatlumpu’t isang araw ang panahong pipiliin mo sa isang paghahanap.',
  },
};

export const States: Story = states(DateRangeField, {
  target: ':is(input, button)',
  disabled: { disabled: true },
  error: { message: 'History is kept for 90 days.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <DateRangeField label="Bets placed" defaultValue={lastWeek} max="2026-03-12" description="In your own time zone." now={storyClock} />
    <DateRangeField label="Bets placed" defaultValue={{ from: '2026-02-24', to: '2026-03-10' }} maxDays={7} now={storyClock} />
    <DateRangeField label="Bets placed" defaultValue={lastWeek} disabled now={storyClock} />
    <DateRangeField aria-label="Bets placed" size="md" defaultValue={lastWeek} now={storyClock} />
  </Stack>
));
