import type { Meta, StoryObj } from '@storybook/react-vite';

import { LazyImage } from '../image/LazyImage.tsx';
import { storyArt } from '../private/storyArt.ts';
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
  title: 'Kit/Carousel',
  component: Carousel,
  args: { label: 'Offers', slides: pictures(4, 21 / 9) },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stage: Story = {};
/** Long enough between slides that pictures of it are the same. */
export const Autoplay: Story = { args: { autoplayMs: 60_000 } };
export const OneSlide: Story = { args: { slides: pictures(1, 21 / 9) } };

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
