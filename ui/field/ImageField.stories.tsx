import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ImageField } from './ImageField.tsx';
import type { ImageUpload } from './ImageRows.tsx';
import { storyFake, storyImage, storyLarge } from './storyImages.ts';
import { tones } from '../private/tones.ts';

const [receipt, statement, card] = (await Promise.all([
  storyImage('receipt.png', 210),
  storyImage('bank-statement-october.png', 150),
  storyImage('Screenshot_2026-10-02-21-40-11_com.globe.gcash.android.png', 30),
])) as [File, File, File];

const uploads = new Map<File, ImageUpload>([
  [receipt, { state: 'done' }],
  [statement, { state: 'uploading', progress: 0.62 }],
  [card, { state: 'failed', message: 'The connection was lost. Remove it and add it again.' }],
]);

const meta = {
  id: 'imagefield',
  title: 'Forms/ImageField (upload)',
  component: ImageField,
  argTypes: { tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Proof of payment' },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: 'A screenshot of the transfer, or a photo of the slip.', required: true } };

export const Chosen: Story = { args: { files: [receipt, statement, card] } };

export const Uploading: Story = { args: { files: [receipt, statement, card], uploads } };

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files = [receipt, storyFake('notes.png'), storyLarge('film.jpg', 6_000_000), statement, card, await storyImage('fourth.png', 80)];
    await userEvent.upload(canvas.getByLabelText('Proof of payment'), files);
    await expect(await canvas.findByText('Only PNG, JPG images can be used. Choose another one.')).toBeVisible();
    await expect(canvas.getByText('Larger than 5 MB. Choose a smaller one.')).toBeVisible();
    await expect(canvas.getByText('No more than 3. Remove one first.')).toBeVisible();
  },
};

export const Missing: Story = { args: { required: true, message: 'Add a picture of the transfer.' } };
export const Disabled: Story = { args: { disabled: true, files: [receipt] } };

export const LongWords: Story = {
  args: {
    label: 'Katibayan ng pagbabayad mula sa tagapaglabas ng pananalapi',
    description: 'Ảnh chụp màn hình giao dịch chuyển khoản, thấy rõ số tiền, thời gian và mã giao dịch.',
    files: [card],
    uploads: new Map<File, ImageUpload>([
      [card, { state: 'failed', message: 'Naputol ang koneksiyon habang ipinapadala ang larawan. Alisin ito at idagdag muli.' }],
    ]),
    message: 'Kailangang malinaw na nababasa ang halaga at petsa ng transaksiyon.',
  },
};

export const States: Story = states(ImageField, {
  target: 'input',
  disabled: { disabled: true },
  error: { message: 'The picture is too large.' },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <ImageField label="Proof of payment" required description="A screenshot of the transfer, or a photo of the slip." />
    <ImageField label="Proof of payment" files={[receipt, statement, card]} uploads={uploads} />
    <ImageField label="Proof of payment" message="Add a picture of the transfer." />
    <ImageField label="Proof of payment" files={[receipt]} disabled />
  </Stack>
));
