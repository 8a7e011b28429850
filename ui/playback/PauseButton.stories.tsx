import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { Row } from '../layout/Row.tsx';
import { usePlayback, type Playback } from './usePlayback.ts';
import { PauseButton } from './PauseButton.tsx';

const still = { playing: false, paused: false, reduced: false, toggle: () => {} };
const holdProps: Playback['holdProps'] = { onPointerEnter: () => {}, onPointerLeave: () => {}, onFocus: () => {}, onBlur: () => {} };
const playback: Playback = { ...still, holdProps };

const meta = {
  id: 'pausebutton',
  title: 'Media/PauseButton',
  component: PauseButton,
  args: { playback },
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Working: Story = {
  render: function Live() {
    return <PauseButton playback={{ ...usePlayback('Story'), reduced: false }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

export const States: Story = states(PauseButton);

export const Matrix: Story = matrix(() => (
  <Row gap="lg">
    <PauseButton playback={playback} />
    <PauseButton playback={{ ...playback, paused: true }} />
  </Row>
));
