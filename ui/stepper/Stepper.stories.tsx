import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { Stepper, stepperStatuses } from './Stepper.tsx';

const steps = ['Amount', 'Payment', 'Confirmation'];

const meta = {
  id: 'stepper',
  title: 'Navigation/Stepper (wizard)',
  component: Stepper,
  args: { label: 'Deposit', steps, current: 1 },
  argTypes: { status: { control: 'inline-radio', options: stepperStatuses } },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 2 } };
export const Failed: Story = { args: { steps: ['Sent', 'Reviewed', 'Rejected'], current: 2, status: 'failed' } };
export const LongWords: Story = { args: { steps: ['Halaga ng ideposito', 'Pagbabayad sa pamamagitan ng bangko', 'Kumpirmasyon'] } };

export const Matrix: Story = matrix(() => (
  <Stack gap="xl">
    {steps.map((step, index) => (
      <Stepper key={step} label="Deposit" steps={steps} current={index} />
    ))}
  </Stack>
));
