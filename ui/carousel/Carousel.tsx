'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { memo, useEffect, useEffectEvent, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';

import { useDirection, useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel, playbackLabels, sharedLabels } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { isShortcut } from '../private/shortcut.ts';
import { useCssProperties } from '../private/useCssProperties.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import * as styles from './Carousel.css.ts';
import { carouselLabels } from './labels.ts';
import { useSlides } from './useSlides.ts';

/** `stage` shows one picture at a time, with controls on it; `rail` shows a row of cards under a heading. */
export const carouselVariants = ['stage', 'rail'] as const;
export type CarouselVariant = (typeof carouselVariants)[number];

/** Number of visible slides by width of the carousel: under 600 px, under 1000 px, wider. */
export interface SlidesPerView {
  /** A fraction shows a part of the next slide. */
  readonly narrow: number;
  readonly medium: number;
  readonly wide: number;
}

export interface CarouselSlide {
  readonly id: string;
  readonly content: ReactNode;
}

interface CarouselBase extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label' | 'aria-roledescription'> {
  /** What the slides are, e.g. "Offers". */
  label: string;
  /** Key of the stored paused state: the same in every language. @default label */
  name?: string | undefined;
  slides: readonly CarouselSlide[];
  /** Autoplay interval in ms, endless; without it there is no autoplay. */
  autoplayMs?: number | undefined;
  /** The stop that is shown, from 0: a slide, in a rail as many as are visible at once. Without it the carousel holds it. */
  index?: number | undefined;
  /** Called as a stop is chosen, by whatever moves the slides. */
  onIndexChange?: ((index: number) => void) | undefined;
}

export type CarouselProps = CarouselBase &
  (
    | {
        variant?: 'stage' | undefined;
        /** For slides of a line or two: pause and dots at the end, and no arrows. @default false */
        isLow?: boolean | undefined;
        heading?: undefined;
        slidesPerView?: undefined;
      }
    | {
        variant: 'rail';
        isLow?: undefined;
        /** Shown above the slides, opposite the arrows. */
        heading?: ReactNode;
        slidesPerView: SlidesPerView;
      }
  );

const words = { ...sharedLabels, ...playbackLabels, ...carouselLabels };

// Created once: a carousel re-renders on each step.
const playIcon = <Play size={16} aria-hidden="true" />;
const pauseIcon = <Pause size={16} aria-hidden="true" />;
const backIcon = <ChevronLeft className={styles.arrowIcon} size={20} aria-hidden="true" />;
const onIcon = <ChevronRight className={styles.arrowIcon} size={20} aria-hidden="true" />;

const onePerView: SlidesPerView = { narrow: 1, medium: 1, wide: 1 };

/**
 * Slides moved by swiping, arrows, dots, or arrow keys on these. With `autoplayMs` they move automatically, except
 * while hovered, focused, paused, in a background tab, or with reduced motion. Memoized: its surroundings re-render
 * often, its slides rarely change.
 */
export const Carousel = memo(function Carousel({
  label,
  name = label,
  slides,
  autoplayMs,
  index,
  onIndexChange,
  variant = 'stage',
  isLow = false,
  heading,
  slidesPerView = onePerView,
  className,
  ...native
}: CarouselProps): ReactNode {
  const labels = useKitLabels(words);
  const direction = useDirection();
  const playback = usePlayback(name);
  const autoplays = autoplayMs !== undefined && !playback.reduced;
  const { viewport, stops, current, canGoBack, canGoOn, inView, back, on, goTo } = useSlides({
    loop: autoplayMs !== undefined,
    jump: playback.reduced,
    direction,
    expectedStops: variant === 'stage' ? slides.length : 0,
    index,
    onIndexChange,
  });
  const moves = stops > 1;
  const { narrow, medium, wide } = slidesPerView;
  const sizes = useCssProperties({ '--pf-slides-narrow': narrow, '--pf-slides-medium': medium, '--pf-slides-wide': wide });
  const merged = useMergedRefs<HTMLDivElement>(viewport, sizes);

  // With hardly more slides than are visible, looping is impossible: restart at the first.
  const goOn = useEffectEvent(() => (canGoOn ? on() : goTo(0)));
  useEffect(() => {
    if (autoplayMs === undefined || !playback.playing || !moves) return undefined;
    const timer = setTimeout(() => goOn(), autoplayMs);
    return () => clearTimeout(timer);
    // `current` restarts the timer at every stop: after a swipe, the new slide gets its full time.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [autoplayMs, playback.playing, moves, current]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isShortcut(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === forward) on();
    else back();
  };
  const held = { ...playback.holdProps, onKeyDown };

  const pause = autoplays && (
    <button
      type="button"
      className={styles.pause[variant]}
      aria-label={playback.paused ? labels.play : labels.pause}
      onClick={playback.toggle}
    >
      {playback.paused ? playIcon : pauseIcon}
    </button>
  );
  const arrows = (
    <>
      <button
        type="button"
        {...held}
        className={styles.back[variant]}
        aria-label={labels.previous}
        aria-disabled={!canGoBack || undefined}
        onClick={back}
      >
        {backIcon}
      </button>
      <button
        type="button"
        {...held}
        className={styles.on[variant]}
        aria-label={labels.next}
        aria-disabled={!canGoOn || undefined}
        onClick={on}
      >
        {onIcon}
      </button>
    </>
  );
  const dots = (
    <div className={styles.dots} {...held}>
      {Array.from({ length: stops }, (_, stop) => (
        <button
          key={stop}
          type="button"
          className={styles.dot}
          aria-label={fillLabel(labels.position, { n: stop + 1, total: stops })}
          aria-current={stop === current || undefined}
          onClick={() => goTo(stop)}
        />
      ))}
    </div>
  );

  return (
    <section {...native} className={classes(styles.root, className)} aria-roledescription={labels.carousel} aria-label={label}>
      {variant === 'rail' && (
        <div className={styles.header}>
          <div className={styles.heading}>{heading}</div>
          {moves && pause}
          {moves && arrows}
        </div>
      )}
      {variant === 'stage' && moves && (
        <>
          <div className={styles.bar} data-low={isLow}>
            {pause}
            {dots}
          </div>
          {!isLow && arrows}
        </>
      )}
      <div ref={merged} className={styles.viewport[variant]} {...playback.holdProps}>
        <div className={styles.track[variant]} aria-live={autoplays && playback.playing ? 'off' : 'polite'}>
          {slides.map(({ id, content }, place) => (
            <div
              key={id}
              className={styles.slide[variant]}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={fillLabel(labels.position, { n: place + 1, total: slides.length })}
              inert={inView !== undefined && !inView.includes(place)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
});
