'use client';

import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Speed of the text: slow enough to read. */
const SPEED_PX_PER_S = 60;

/** Scrolls a list through its viewport endlessly: in at the end, out at the start, by the page's direction. */
export function useScrolling(
  list: RefObject<HTMLElement | null>,
  { still, playing, direction }: { still: boolean; playing: boolean; direction: 'ltr' | 'rtl' },
): void {
  const animation = useRef<Animation>(undefined);
  const restart = useEffectEvent((moving: HTMLElement, viewport: HTMLElement, sign: 1 | -1) => {
    const room = viewport.clientWidth;
    const length = room + moving.offsetWidth;
    // Starts at the initial position, so that nothing jumps when the page opens.
    const progress = animation.current?.effect?.getComputedTiming().progress ?? room / length;
    const duration = (length / SPEED_PX_PER_S) * 1000;
    animation.current?.cancel();
    const next = moving.animate(
      [{ transform: `translateX(${sign * room}px)` }, { transform: `translateX(${-sign * moving.offsetWidth}px)` }],
      { duration, iterations: Infinity },
    );
    next.currentTime = progress * duration;
    if (!playing) next.pause();
    animation.current = next;
  });

  useLayoutEffect(() => {
    const moving = list.current;
    const viewport = moving?.parentElement;
    if (still || !moving || !viewport) return undefined;
    const sign = direction === 'rtl' ? -1 : 1;
    // Reports once at the start, then when the texts or the window change size.
    const sizes = new ResizeObserver(() => restart(moving, viewport, sign));
    sizes.observe(moving);
    sizes.observe(viewport);
    return () => {
      sizes.disconnect();
      animation.current?.cancel();
      animation.current = undefined;
    };
  }, [list, still, direction]);

  useLayoutEffect(() => {
    if (playing) animation.current?.play();
    else animation.current?.pause();
  }, [playing]);
}
