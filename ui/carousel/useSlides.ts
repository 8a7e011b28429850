import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** A slide of which less than this shows counts as out of sight. */
const IN_VIEW_THRESHOLD = 0.05;

/** Where the carousel stands. A stop is a place where it comes to rest: one slide, or as many as fit beside each other. */
interface Position {
  readonly stops: number;
  readonly current: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Indexes of the slides in sight; undefined until measured. */
  readonly inView: readonly number[] | undefined;
}

const unmeasured: Position = { stops: 0, current: 0, canGoBack: false, canGoOn: false, inView: undefined };

/** The moving part of a carousel: where it stands, and how to move it. `jump` moves without animation. */
export function useSlides({ loop, jump, direction }: { loop: boolean; jump: boolean; direction: 'ltr' | 'rtl' }) {
  const [viewport, embla] = useEmblaCarousel({
    loop,
    align: 'start',
    slidesToScroll: 'auto',
    direction,
    inViewThreshold: IN_VIEW_THRESHOLD,
  });
  const [position, setPosition] = useState(unmeasured);

  useEffect(() => {
    if (!embla) return undefined;
    const update = (): void =>
      setPosition(({ inView }) => ({
        stops: embla.scrollSnapList().length,
        current: embla.selectedScrollSnap(),
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
        inView,
      }));
    const updateInView = (): void => setPosition((was) => ({ ...was, inView: embla.slidesInView() }));
    update();
    embla.on('select', update).on('reInit', update).on('slidesInView', updateInView);
    return () => {
      embla.off('select', update).off('reInit', update).off('slidesInView', updateInView);
    };
  }, [embla]);

  return {
    viewport,
    ...position,
    back: () => embla?.scrollPrev(jump),
    on: () => embla?.scrollNext(jump),
    goTo: (stop: number) => embla?.scrollTo(stop, jump),
  };
}
