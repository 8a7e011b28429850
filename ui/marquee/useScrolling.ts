import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** How fast words pass: slow enough to read along. */
const SPEED_PX_PER_S = 60;

/** Lets a list pass through its viewport for ever: in at the end, out at the start, by the page's direction. */
export function useScrolling(
  list: RefObject<HTMLElement | null>,
  { still, playing, direction }: { still: boolean; playing: boolean; direction: 'ltr' | 'rtl' },
): void {
  const animation = useRef<Animation>(undefined);
  const restart = useEffectEvent((moving: HTMLElement, viewport: HTMLElement, sign: 1 | -1) => {
    const room = viewport.clientWidth;
    const length = room + moving.offsetWidth;
    // The first time it starts where it stands, so that nothing jumps when the page opens.
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
    // It reports once at the start, then when the texts or the window change.
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
