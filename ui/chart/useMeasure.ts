'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of a box, px, and a function for the width of a text in its font. */
export interface Measure {
  readonly width: number;
  readonly textWidth: (text: string) => number;
}

/** Measures a box when its width or the page's fonts change; undefined until it is mounted. */
export function useMeasure(box: RefObject<HTMLElement | null>): Measure | undefined {
  const [measure, setMeasure] = useState<Measure>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { fonts } = element.ownerDocument;
    const update = (): void => setMeasure({ width: element.clientWidth, textWidth: textRuler(element) });
    const sizes = new ResizeObserver(update);
    // Reports the initial size before the page is painted.
    sizes.observe(element);
    fonts.addEventListener('loadingdone', update);
    return () => {
      sizes.disconnect();
      fonts.removeEventListener('loadingdone', update);
    };
  }, [box]);
  return measure;
}

/** On a canvas, since laying out hundreds of labels to discard most is slow. */
function textRuler(element: HTMLElement): (text: string) => number {
  const page = element.ownerDocument;
  const canvas = page.createElement('canvas').getContext('2d');
  const style = page.defaultView?.getComputedStyle(element);
  if (!canvas || !style) return () => 0;
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  // The picture uses tabular digits, which a canvas does not support.
  return (text) => canvas.measureText(text.replace(/\d/g, '0')).width;
}
