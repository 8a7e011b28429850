import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';

import { afterPaint } from '../private/afterPaint.ts';

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

type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Step = (embla: Embla) => void;

interface SlidesOptions {
  /** Whether the first slide follows the last. */
  loop: boolean;
  /** Moves without animation. */
  jump: boolean;
  direction: 'ltr' | 'rtl';
  /** How many stops there will be as far as one can tell without measuring, so that the controls are there at once. */
  expectedStops: number;
}

/** The moving part of a carousel: where it stands, and how to move it. */
export function useSlides({ loop, jump, direction, expectedStops }: SlidesOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const [start, embla] = useEmblaCarousel({
    loop,
    align: 'start',
    slidesToScroll: 'auto',
    direction,
    inViewThreshold: IN_VIEW_THRESHOLD,
  });
  // Controls are there before anything moves: what was pressed last is done then.
  const early = useRef<Step>(undefined);
  const [position, setPosition] = useState<Position>({
    stops: expectedStops,
    current: 0,
    canGoBack: loop && expectedStops > 1,
    canGoOn: expectedStops > 1,
    inView: undefined,
  });

  // It measures every slide. On the page's way to the screen that would be a layout more, and nobody swipes what is not seen yet.
  useEffect(() => afterPaint(() => start(viewport.current)), [start]);

  useEffect(() => {
    if (!embla) return undefined;
    const change = (part: Partial<Position>): void => setPosition((was) => changed(was, part));
    const update = (): void =>
      change({
        stops: embla.scrollSnapList().length,
        current: embla.selectedScrollSnap(),
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      });
    const updateInView = (): void => change({ inView: embla.slidesInView() });
    update();
    // What is in sight it may have found out before anybody listens; before it has, nothing is.
    if (embla.slidesInView().length > 0) updateInView();
    embla.on('select', update).on('reInit', update).on('slidesInView', updateInView);
    early.current?.(embla);
    early.current = undefined;
    return () => {
      embla.off('select', update).off('reInit', update).off('slidesInView', updateInView);
    };
  }, [embla]);

  const move = (step: Step): void => {
    if (embla) step(embla);
    else early.current = step;
  };
  return {
    viewport,
    ...position,
    back: () => move((there) => there.scrollPrev(jump)),
    on: () => move((there) => there.scrollNext(jump)),
    goTo: (stop: number) => move((there) => there.scrollTo(stop, jump)),
  };
}

/** The position with a part of it changed; the same one where nothing has, so that nothing is drawn anew. */
function changed(was: Position, part: Partial<Position>): Position {
  const next = { ...was, ...part };
  return JSON.stringify(next) === JSON.stringify(was) ? was : next;
}
