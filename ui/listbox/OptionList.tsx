'use client';

import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import * as styles from './OptionList.css.ts';
import { placeList } from './placeList.ts';
import { useFocusLeave } from '../private/useFocusLeave.ts';

/** One row of a list. */
export interface ListRow {
  /** Unique in its list. */
  readonly value: string;
  readonly content: ReactNode;
  /** Visible, but skipped. */
  readonly disabled?: boolean | undefined;
}

/** Rows per page key. */
const PAGE = 5;

/** New index of the highlight by key, from index `at` of `count`. Arrows wrap around; page keys stop at the ends. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + PAGE, count - 1),
  PageUp: (at) => Math.max(at - PAGE, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export interface Highlight {
  /** Ref to the list, for scrolling. */
  list: RefObject<HTMLDivElement | null>;
  /** Index of the highlighted row; -1 if none is selectable. */
  active: number;
  /** Highlights a visible row, such as the one under the mouse. */
  point: (index: number) => void;
  /** Highlights a row and scrolls to it. */
  go: (index: number) => void;
  /** Moves the highlight if the key does so; returns whether it does. */
  move: (key: string) => boolean;
}

/**
 * The highlight of a list: initially the selected row, or the first selectable one. Focus stays on one element, which
 * references the highlighted row by `aria-activedescendant={optionId(id, rows, active)}`.
 */
export function useHighlight(rows: readonly ListRow[], chosen: string | undefined): Highlight {
  const list = useRef<HTMLDivElement>(null);
  const enabled = rows.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  const [at, setAt] = useState(() => ({ index: enabled.find((index) => rows[index]?.value === chosen) ?? enabled[0] ?? -1, scroll: true }));

  useLayoutEffect(() => {
    if (at.scroll) list.current?.children[at.index]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const go = (index: number): void => setAt({ index, scroll: true });
  return {
    list,
    active: at.index,
    point: (index) => setAt({ index, scroll: false }),
    go,
    move: (key) => {
      const next = enabled[moves[key]?.(enabled.indexOf(at.index), enabled.length) ?? -1];
      if (next !== undefined) go(next);
      return key in moves;
    },
  };
}

/** Consumes a key handled by a list: no scrolling, no form submission, no default button of a surrounding dialog. */
export function takeKey(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Id of a row of the list `id`; undefined for a missing row. */
export function optionId(id: string, rows: readonly ListRow[], index: number): string | undefined {
  return rows[index] && `${id}-${index}`;
}

interface OptionListProps extends ComponentPropsWithRef<'div'> {
  id: string;
  rows: readonly ListRow[];
  /** Value of the selected row. */
  chosen: string | undefined;
  /** Index of the highlighted row. */
  active: number;
  /** The mouse is over a row. */
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The rows. The focused element (the list or a search box above it) handles the keys. */
export function OptionList({ id, rows, chosen, active, onPoint, onChoose, ...native }: OptionListProps): ReactNode {
  return (
    <div {...native} id={id} role="listbox" className={styles.list}>
      {rows.map(({ value, content, disabled }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={value}
          id={optionId(id, rows, index)}
          role="option"
          // Options are never focused, only referenced.
          tabIndex={-1}
          aria-selected={value === chosen}
          aria-disabled={disabled || undefined}
          data-active={index === active || undefined}
          className={styles.option}
          // Prevents moving the focus, so that pressing does not blur the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          // Not on enter: a list that scrolls under a still mouse would take the highlight away from the keys.
          onPointerMove={() => !disabled && index !== active && onPoint(index)}
          onClick={() => !disabled && onChoose(index)}
        >
          {content}
          {value === chosen && <Check className={styles.check} size={18} aria-hidden="true" />}
        </div>
      ))}
    </div>
  );
}

interface ListPopupProps {
  /** Called `listBlurCloseMs` after focus has left. */
  onLeave: () => void;
  children: ReactNode;
}

/** The box of a list, for the `popup` of a field. */
export function ListPopup({ onLeave, children }: ListPopupProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const leaving = useFocusLeave(onLeave);
  useLayoutEffect(() => {
    if (box.current) placeList(box.current);
  }, []);
  return (
    <div
      ref={box}
      className={styles.popup}
      // Tells a surrounding overlay that Escape is handled here.
      data-popup=""
      {...leaving}
    >
      {children}
    </div>
  );
}
