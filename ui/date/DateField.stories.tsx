import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';
import { fieldSizes } from '../field/Field.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { storyClock } from './storyClock.ts';
import { tones } from '../private/tones.ts';

const meta = {
  id: 'datefield',
  title: 'Forms/DateField (date picker)',
  component: DateField,
  argTypes: { size: { control: 'inline-radio', options: fieldSizes }, tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Date of birth', autoComplete: 'bday', now: storyClock },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Described: Story = { args: { required: true, description: 'You must be 21 or over to play.' } };

export const Filled: Story = { args: { defaultValue: '1994-11-05' } };

export const Wrong: Story = { args: { defaultValue: '2010-01-31', message: 'You must be 21 or over to play.' } };

export const Disabled: Story = { args: { defaultValue: '1994-11-05', disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '1994-11-05', readOnly: true } };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {fieldSizes.map((size) => (
        <DateField key={size} {...args} size={size} defaultValue="1994-11-05" />
      ))}
    </Stack>
  ),
};

/** Space for the calendar, which opens over the content below. */
const inRoom = (args: DateFieldProps): ReactElement => (
  <div style={{ minBlockSize: 460 }}>
    <DateField {...args} />
  </div>
);

const openCalendar: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
  await canvas.findByRole('grid', {}, { timeout: 5000 });
};

export const Open: Story = { args: { defaultValue: '1994-11-05' }, render: inRoom, play: openCalendar };

export const OpenWithinLimits: Story = {
  args: { label: 'Excluded until', min: '2026-03-05', max: '2026-03-25' },
  render: inRoom,
  play: openCalendar,
};

export const Choosing: Story = {
  args: { label: 'Excluded until', defaultValue: '2026-03-12' },
  render: inRoom,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = within(await canvas.findByRole('grid', { name: 'March 2026' }, { timeout: 5000 }));
    await expect(calendar.getByLabelText(/March 12, 2026, Today$/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    const input = within(canvasElement).getByLabelText('Excluded until');
    await expect(input).toHaveValue('2026-03-20');
    await expect(input).toHaveFocus();
  },
};

export const InModal: Story = {
  render: () => (
    <Modal
      name="limits"
      open
      onClose={() => {}}
      title="Take a break"
      footer={
        <Button variant="primary" size="lg" fullWidth>
          Exclude me
        </Button>
      }
    >
      <DateField label="Until" now={storyClock} min="2026-03-13" description="You cannot play before this day." />
    </Modal>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Petsa ng kapanganakan ayon sa iyong balidong dokumento ng pagkakakilanlan',
    description: 'Kailangang tumugma ito sa petsang nakasulat sa dokumentong ipinadala mo noong nagparehistro ka.',
    defaultValue: '2010-01-31',
    message: 'Bạn phải từ 21 tuổi trở lên mới được tham gia các trò chơi có thưởng trên trang web này.',
  },
};

export const States: Story = states(DateField, {
  target: ':is(input, button)',
  disabled: { disabled: true },
  error: { message: 'You must be 21 or over to play.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <DateField label="Date of birth" description="You must be 21 or over to play." required now={storyClock} />
    <DateField label="Date of birth" defaultValue="1994-11-05" now={storyClock} />
    <DateField label="Date of birth" defaultValue="2010-01-31" message="You must be 21 or over to play." now={storyClock} />
    <DateField label="Date of birth" defaultValue="1994-11-05" disabled now={storyClock} />
    <DateField aria-label="Date of birth" size="md" defaultValue="1994-11-05" now={storyClock} />
  </Stack>
));
