import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { SliderField } from './SliderField.tsx';
import { tones } from '../private/tones.ts';

const minutes = (value: number): string => `${value} min`;

const meta = {
  id: 'sliderfield',
  title: 'Forms/SliderField (range)',
  component: SliderField,
  argTypes: { tone: { control: 'inline-radio', options: tones } },
  args: { label: 'Remind me every', min: 15, max: 120, step: 15, defaultValue: 30, format: minutes },
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const values = () => (
  <Stack>
    <SliderField label="Remind me every" min={15} max={120} step={15} defaultValue={30} format={minutes} />
    <SliderField label="Volume" min={0} max={10} defaultValue={10} description="Of the games only." />
    <SliderField label="Locked" min={0} max={10} defaultValue={3} disabled />
    <SliderField label="Wrong" min={0} max={10} message="Choose at least 1." />
  </Stack>
);

export const Values: Story = { render: values };
export const States: Story = states(SliderField, {
  target: 'input',
  disabled: { disabled: true },
  error: { message: 'Above your limit.' },
});

export const Matrix: Story = matrix(values);
