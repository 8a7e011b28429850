import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide a box is, px, and how wide a text would be in its font. */
export interface Measure {
  readonly width: number;
  readonly textWidth: (text: string) => number;
}

/** Measures a box whenever its width or the page's fonts change; nothing until it is in the page. */
export function useMeasure(box: RefObject<HTMLElement | null>): Measure | undefined {
  const [measure, setMeasure] = useState<Measure>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { fonts } = element.ownerDocument;
    const update = (): void => setMeasure({ width: element.clientWidth, textWidth: textRuler(element) });
    const sizes = new ResizeObserver(update);
    // Tells its first size at once, before the page is painted.
    sizes.observe(element);
    fonts.addEventListener('loadingdone', update);
    return () => {
      sizes.disconnect();
      fonts.removeEventListener('loadingdone', update);
    };
  }, [box]);
  return measure;
}

/** On a canvas, since laying out hundreds of labels only to throw most away is slow. */
function textRuler(element: HTMLElement): (text: string) => number {
  const page = element.ownerDocument;
  const canvas = page.createElement('canvas').getContext('2d');
  const style = page.defaultView?.getComputedStyle(element);
  if (!canvas || !style) return () => 0;
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  // The picture's digits are all as wide as a zero; a canvas cannot be told that.
  return (text) => canvas.measureText(text.replace(/\d/g, '0')).width;
}
