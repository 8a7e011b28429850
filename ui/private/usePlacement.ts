import { useLayoutEffect, type RefObject } from 'react';

import { place, type PlacementOptions } from './placement.ts';

/** Keeps a `position: fixed` layer beside its anchor while the page scrolls, resizes or changes under it. */
export function usePlacement(layer: RefObject<HTMLElement | null>, anchorId: string, { align, direction }: PlacementOptions): void {
  useLayoutEffect(() => {
    const element = layer.current;
    const page = element?.ownerDocument;
    const anchor = page?.getElementById(anchorId);
    const view = page?.defaultView;
    if (!element || !anchor || !view) return undefined;

    const update = (): void => {
      const box = anchor.getBoundingClientRect();
      // Its own size, not the one it is drawn at while it unfolds.
      const size = { width: element.offsetWidth, height: element.scrollHeight + element.offsetHeight - element.clientHeight };
      const window = { width: page.documentElement.clientWidth, height: view.innerHeight };
      const { left, top, maxHeight, side } = place(box, size, window, { align, direction });
      Object.assign(element.style, { left: `${left}px`, top: `${top}px`, maxBlockSize: `${maxHeight}px` });
      element.style.setProperty('--pf-anchor-width', `${box.width}px`);
      element.dataset['side'] = side;
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    sizes.observe(anchor);
    // Captured, since scrolling does not bubble and any part around the anchor may scroll.
    const options = { capture: true, passive: true } as const;
    view.addEventListener('scroll', update, options);
    view.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      view.removeEventListener('scroll', update, options);
      view.removeEventListener('resize', update);
    };
  }, [layer, anchorId, align, direction]);
}
