'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { afterPaint } from '../private/afterPaint.ts';

/** A slide with less than this visible counts as hidden. */
const IN_VIEW_THRESHOLD = 0.05;

/** Position of the carousel. A stop is a snap point: one slide, or as many as are visible at once. */
interface Position {
  readonly stops: number;
  readonly current: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Indexes of the visible slides; undefined until measured. */
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
  /** Expected number of stops before measuring, so that the controls can be rendered at once. */
  expectedStops: number;
  /** The stop that the owner wants; undefined is uncontrolled. */
  index: number | undefined;
  /** Called with the stop that was moved to. */
  onIndexChange: ((index: number) => void) | undefined;
}

/** The moving part of a carousel: its position, and functions to move it. */
export function useSlides({ loop, jump, direction, expectedStops, index, onIndexChange }: SlidesOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const [start, embla] = useEmblaCarousel({
    loop,
    align: 'start',
    slidesToScroll: 'auto',
    direction,
    startIndex: index ?? 0,
    inViewThreshold: IN_VIEW_THRESHOLD,
  });
  // Controls are rendered before the carousel can move: the last press is run then.
  const early = useRef<Step>(undefined);
  const [position, setPosition] = useState<Position>({
    stops: expectedStops,
    current: index ?? 0,
    canGoBack: expectedStops > 1 && (loop || (index !== undefined && index > 0)),
    canGoOn: expectedStops > 1 && (loop || (index ?? 0) < expectedStops - 1),
    inView: undefined,
  });

  const tell = useEffectEvent((stop: number) => {
    if (stop !== index) onIndexChange?.(stop);
  });
  const { current } = position;
  // Also back, where the owner does not follow a swipe.
  useEffect(() => {
    if (embla && index !== undefined && index !== current) embla.scrollTo(index, jump);
  }, [embla, index, current, jump]);

  // Initialized after the first paint: it measures every slide, which would add a layout to the initial render.
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
    const select = (): void => tell(embla.selectedScrollSnap());
    const updateInView = (): void => change({ inView: embla.slidesInView() });
    update();
    // It may have detected the visible slides before the listener was added.
    if (embla.slidesInView().length > 0) updateInView();
    embla.on('select', update).on('select', select).on('reInit', update).on('slidesInView', updateInView);
    early.current?.(embla);
    early.current = undefined;
    return () => {
      embla.off('select', update).off('select', select).off('reInit', update).off('slidesInView', updateInView);
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

/** Updates a part of the position; returns the same object if nothing changed, to avoid a re-render. */
function changed(was: Position, part: Partial<Position>): Position {
  const next = { ...was, ...part };
  return JSON.stringify(next) === JSON.stringify(was) ? was : next;
}
