import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { tones } from '../private/tones.ts';

const letter =
  'My withdrawal of last Friday still says “under review”. The bank tells me that nothing has come in. Could you look into it, please? The order ends in 4821.';

const meta = {
  id: 'textareafield',
  title: 'Forms/TextAreaField (multiline)',
  component: TextAreaField,
  argTypes: { tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Message', placeholder: 'How can we help?' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Counted: Story = {
  args: { description: 'Please leave out passwords and codes.', required: true, maxLength: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Hello');
    await expect(canvas.getByText('5 of 300')).toBeVisible();
  },
};

export const Growing: Story = { args: { minRows: 1, maxRows: 4, defaultValue: `${letter}\n\n${letter}` } };
export const Full: Story = { args: { defaultValue: letter, maxLength: letter.length } };
export const Wrong: Story = { args: { defaultValue: 'Help', message: 'Tell us a little more: at least 20 characters.' } };
export const ReadOnly: Story = { args: { defaultValue: letter, readOnly: true } };
export const Disabled: Story = { args: { defaultValue: letter, disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Paglalarawan ng pinakanakapagpapabagabag na karanasan',
    description: 'Vui lòng mô tả chi tiết vấn đề bạn gặp phải, kèm theo mã giao dịch nếu có.',
    defaultValue: `${'Pinakanakapagpapabagabagdamdamin'.repeat(4)}\nNghiêng nghiêng khuếch trương nghiễm nhiên.`,
    maxLength: 1000,
    message: 'Kailangang may kalakip na numero ng transaksiyon ang paglalarawan.',
  },
};

export const States: Story = states(TextAreaField, {
  target: 'textarea',
  disabled: { disabled: true },
  error: { message: 'Tell us a little more: at least 20 characters.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <TextAreaField
      label="Message"
      placeholder="How can we help?"
      required
      description="Please leave out passwords and codes."
      maxLength={300}
    />
    <TextAreaField label="Message" defaultValue={letter} maxLength={letter.length} />
    <TextAreaField label="Message" defaultValue="Help" message="Tell us a little more: at least 20 characters." />
    <TextAreaField label="Message" defaultValue={letter} maxLength={300} disabled />
  </Stack>
));
