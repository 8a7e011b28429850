import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#ui';
import * as styles from './Scroller.css.ts';

interface ScrollerProps {
  /** Whether to show arrow buttons, for devices without a touch screen. */
  readonly arrows: boolean;
  /** Accessible name if the line has no focusable content: the line itself is then focusable for keyboard scrolling. */
  readonly label?: string;
  /** A single element, as wide as its content. */
  readonly children: ReactNode;
}

/** Fraction of the visible width that an arrow scrolls by. */
const STEP = 0.8;

/** `aria-disabled` instead of `disabled` at the edge, so that the arrow does not lose the focus. */
const atEdge = (isThere: boolean) => (isThere ? { 'aria-disabled': true, tabIndex: -1 } : {});

/** One horizontally scrolling line: by touch, wheel, arrows and focus. */
export function Scroller({ arrows, label, children }: ScrollerProps) {
  const { t } = useTranslation('lobby');
  const line = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ start: true, end: true });

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const look = (): void => {
      // Negative in right-to-left; tolerance of one pixel, since positions are fractional on high-density screens.
      const position = Math.abs(element.scrollLeft);
      const next = { start: position <= 1, end: position >= element.scrollWidth - element.clientWidth - 1 };
      setEdges((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    // The observer reports after layout and before the first paint: reading here would force a second layout.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const move = (direction: 1 | -1): void => {
    const element = line.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: direction * forward * STEP * element.clientWidth });
  };

  return (
    <div className={styles.scroller}>
      {arrows && (
        <IconButton
          variant="secondary"
          className={styles.back}
          aria-label={t('scroll_back')}
          {...atEdge(edges.start)}
          onClick={() => move(-1)}
        >
          <ChevronLeft className={styles.drawing} />
        </IconButton>
      )}
      <div
        ref={line}
        className={styles.line}
        data-start={edges.start}
        data-end={edges.end}
        {...(label !== undefined && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        {children}
      </div>
      {arrows && (
        <IconButton variant="secondary" className={styles.on} aria-label={t('scroll_on')} {...atEdge(edges.end)} onClick={() => move(1)}>
          <ChevronRight className={styles.drawing} />
        </IconButton>
      )}
    </div>
  );
}
