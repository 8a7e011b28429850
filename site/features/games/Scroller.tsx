import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#ui';
import * as styles from './Scroller.css.ts';

interface ScrollerProps {
  /** Whether arrows stand beside the line, for those without a touch screen. */
  readonly arrows: boolean;
  /** Name of the line where nothing in it takes the focus: the line then does, so that keys can move it. */
  readonly label?: string;
  /** One element, as wide as what it holds. */
  readonly children: ReactNode;
}

/** Part of the visible width that one press of an arrow moves. */
const STEP = 0.8;

/** An arrow that moves nothing is passed over. Not `disabled`: whoever has just reached the end keeps the focus. */
const atEdge = (isThere: boolean) => (isThere ? { 'aria-disabled': true, tabIndex: -1 } : {});

/** One line of things that runs on past its edge: moved by finger, wheel, arrows, and by the focus inside it. */
export function Scroller({ arrows, label, children }: ScrollerProps) {
  const { t } = useTranslation('lobby');
  const line = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ start: true, end: true });

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const look = (): void => {
      // Negative from right to left; one pixel of tolerance, as positions are fractional on dense screens.
      const position = Math.abs(element.scrollLeft);
      const next = { start: position <= 1, end: position >= element.scrollWidth - element.clientWidth - 1 };
      setEdges((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    // It reports before the first paint and after the layout: looking here would have the page laid out twice.
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
