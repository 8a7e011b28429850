import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Card } from '../card/Card.tsx';
import { LazyImage } from '../image/LazyImage.tsx';
import { matrix } from '../testing/matrix.tsx';
import { states } from '../testing/states.tsx';
import { storyArt } from '../testing/storyArt.ts';
import { Stack } from '../layout/Stack.tsx';
import { Carousel } from './Carousel.tsx';

const pictures = (total: number, aspectRatio: number) =>
  Array.from({ length: total }, (_, index) => ({
    id: String(index),
    content: (
      <a href={`#${index}`}>
        <LazyImage src={storyArt(index * 47, 1200, 1200 / aspectRatio)} alt={`Offer ${index + 1}`} aspectRatio={aspectRatio} />
      </a>
    ),
  }));

const meta = {
  id: 'carousel',
  title: 'Media/Carousel (slider)',
  component: Carousel,
  parameters: { visual: { wide: true } },
  args: { label: 'Offers', slides: pictures(4, 21 / 9) },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stage: Story = {};

export const MovedByHand: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dot = (name: string) => canvas.getByRole('button', { name });
    const stands = (name: string) => waitFor(() => expect(dot(name)).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(dot('1 of 4')).toBeVisible());
    await userEvent.click(dot('Next'));
    await stands('2 of 4');
    await userEvent.keyboard('{ArrowRight}');
    await stands('3 of 4');
    await userEvent.click(dot('1 of 4'));
    await stands('1 of 4');
    await expect(dot('Previous')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A long interval, so that screenshots are stable. */
export const Autoplay: Story = { args: { autoplayMs: 60_000 } };
export const OneSlide: Story = { args: { slides: pictures(1, 21 / 9) } };

/** Two carousels that move together. */
export const Controlled: Story = {
  tags: ['!autodocs'],
  render: () => <Pair />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: '3 of 4' });
    if (!first || !second) throw new Error('two carousels are rendered');
    await userEvent.click(first);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
  },
};

function Pair(): ReactNode {
  const [index, setIndex] = useState(1);
  return (
    <Stack>
      <Carousel label="Offers" slides={pictures(4, 21 / 9)} index={index} onIndexChange={setIndex} />
      <Carousel label="The same offers" slides={pictures(4, 21 / 9)} index={index} onIndexChange={setIndex} />
    </Stack>
  );
}

export const Rail: Story = {
  render: () => (
    <Carousel
      variant="rail"
      label="Popular games"
      heading="Popular games"
      slides={pictures(12, 3 / 4)}
      slidesPerView={{ narrow: 2.3, medium: 4, wide: 6 }}
    />
  ),
};

export const States: Story = states(Carousel, {
  // Plain slides: pictures would make four times the file.
  props: { slides: ['Cashback', 'Reload', 'Jackpot'].map((offer) => ({ id: offer, content: <Card padding="lg">{offer}</Card> })) },
});

export const Matrix: Story = matrix(() => (
  <Stack>
    <Carousel label="Offers" slides={pictures(4, 21 / 9)} autoplayMs={600_000} />
    <Carousel label="One offer" slides={pictures(1, 21 / 9)} />
    <Carousel
      variant="rail"
      label="Popular games"
      heading="Popular games"
      slides={pictures(8, 3 / 4)}
      slidesPerView={{ narrow: 2.3, medium: 4, wide: 6 }}
    />
  </Stack>
));
