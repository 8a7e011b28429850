'use client';

import { useLayoutEffect, type RefObject } from 'react';

import { place, type PlacementOptions } from './placement.ts';

/** Positions a `position: fixed` layer beside its anchor, and updates it when the page scrolls, resizes or changes. */
export function usePlacement(layer: RefObject<HTMLElement | null>, anchorId: string, { align, direction }: PlacementOptions): void {
  useLayoutEffect(() => {
    const anchor = layer.current?.ownerDocument.getElementById(anchorId);
    return layer.current && anchor ? follow(layer.current, anchor, { align, direction }) : undefined;
  }, [layer, anchorId, align, direction]);
}

function follow(layer: HTMLElement, anchor: HTMLElement, options: PlacementOptions): () => void {
  const view = layer.ownerDocument.defaultView ?? window;
  const update = (): void => moveTo(layer, anchor, view, options);
  update();
  const sizes = new ResizeObserver(update);
  sizes.observe(layer);
  sizes.observe(anchor);
  // Captured, since scroll events do not bubble, and any ancestor may scroll.
  const captured = { capture: true, passive: true };
  view.addEventListener('scroll', update, captured);
  view.addEventListener('resize', update);
  return () => {
    sizes.disconnect();
    view.removeEventListener('scroll', update, captured);
    view.removeEventListener('resize', update);
  };
}

function moveTo(layer: HTMLElement, anchor: HTMLElement, view: Window, options: PlacementOptions): void {
  const box = anchor.getBoundingClientRect();
  // Its layout size, not the animated one.
  const size = { width: layer.offsetWidth, height: layer.scrollHeight + layer.offsetHeight - layer.clientHeight };
  // Excludes the scrollbar gutter.
  const room = { width: layer.ownerDocument.documentElement.getBoundingClientRect().width, height: view.innerHeight };
  const { left, top, maxHeight, side } = place(box, size, room, options);
  Object.assign(layer.style, { left: `${left}px`, top: `${top}px`, maxBlockSize: `${maxHeight}px` });
  layer.style.setProperty('--pf-anchor-width', `${box.width}px`);
  layer.dataset['side'] = side;
}
