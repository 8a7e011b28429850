import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Clock, Landmark, LockKeyhole } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Accordion, accordionHeadingLevels } from './Accordion.tsx';

const size = '1em';

const questions = [
  {
    value: 'time',
    title: 'How long does a withdrawal take?',
    content: 'Most are paid within ten minutes. On weekends a bank may take until the next working day.',
  },
  {
    value: 'limits',
    title: 'How much can I withdraw in a day?',
    content: 'Up to ₱500,000 in at most five requests. VIP members can ask for more.',
  },
  {
    value: 'verify',
    title: 'Why do you ask for my ID?',
    content: 'The law asks us to know who is paid. You show it once, and only our payment team sees it.',
  },
];

const icons = [<Clock key="time" size={size} />, <Landmark key="limits" size={size} />, <BadgeCheck key="verify" size={size} />];
const withIcons = questions.map((item, index) => ({ ...item, icon: icons[index] }));

const locked = {
  value: 'vip',
  title: 'Questions of VIP members',
  content: 'For VIP members.',
  icon: <LockKeyhole size={size} />,
  disabled: true,
};

const longWords = [
  {
    value: 'fil',
    title: 'Gaano katagal bago maipadala ang ini-withdraw kong panalo sa nakarehistrong e-wallet o bank account ko?',
    content:
      'Karaniwang naipapadala sa loob ng sampung minuto. Maaaring tumagal hanggang sa susunod na araw ng trabaho kapag pinangangasiwaan pa ng bangko ang pagpapatunay ng pagkakakilanlan.',
  },
  {
    value: 'vi',
    title: 'Vì sao yêu cầu rút tiền của tôi đang chờ xác minh danh tính và số tài khoản ngân hàng đã đăng ký?',
    content: 'Theo quy định, chúng tôi phải xác minh người nhận tiền một lần duy nhất.',
  },
];

const meta = {
  id: 'accordion',
  title: 'Navigation/Accordion (FAQ)',
  component: Accordion,
  args: { items: questions },
  argTypes: { headingLevel: { control: 'inline-radio', options: accordionHeadingLevels } },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultValue: 'limits' } };

export const WithIcons: Story = { args: { items: withIcons, defaultValue: 'time' } };

export const WithDisabled: Story = { args: { items: [...withIcons, locked] } };

export const LongWords: Story = { args: { items: longWords, defaultValue: 'fil' } };

export const SeveralOpen: Story = { render: () => <Accordion multiple items={questions} defaultValue={['time', 'limits']} /> };

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /how long/i }));
    await userEvent.click(canvas.getByRole('button', { name: /how much/i }));
    await expect(canvas.getByRole('button', { name: /how long/i })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('region', { name: /how much/i })).toBeVisible();
  },
};

export const States: Story = states(Accordion, {
  target: 'div:first-child > h3 > button',
  props: { items: [...questions.slice(0, 1), locked] },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <Accordion items={[...withIcons, locked]} defaultValue="time" />
    <Accordion items={longWords} />
  </Stack>
));
