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
  /** Shown, but passed over. */
  readonly disabled?: boolean | undefined;
}

/** Rows that a page key moves by. */
const PAGE = 5;

/** Where each key moves the highlight, from place `at` among `count`. Arrows go around; pages stop at the ends. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + PAGE, count - 1),
  PageUp: (at) => Math.max(at - PAGE, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export interface Highlight {
  /** Of the list, so that it can be scrolled. */
  list: RefObject<HTMLDivElement | null>;
  /** Index of the highlighted row; -1 where none can be chosen. */
  active: number;
  /** Highlights a row that is in sight already, such as the one under the mouse. */
  point: (index: number) => void;
  /** Highlights a row and scrolls to it. */
  go: (index: number) => void;
  /** Moves if the key is one that moves, and says whether it is. */
  move: (key: string) => boolean;
}

/**
 * The highlight in a list: at first on the chosen row, or the first that can be chosen. Focus stays on one element,
 * which points at the highlighted row by `aria-activedescendant={optionId(id, rows, active)}`.
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

/** A key that a list has used does nothing else: no scrolling, no sending of a form, no default button of a dialog around. */
export function takeKey(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Id of a row of the list `id`; undefined where the list has no such row. */
export function optionId(id: string, rows: readonly ListRow[], index: number): string | undefined {
  return rows[index] && `${id}-${index}`;
}

interface OptionListProps extends ComponentPropsWithRef<'div'> {
  id: string;
  rows: readonly ListRow[];
  /** Value of the chosen row. */
  chosen: string | undefined;
  /** Index of the highlighted row. */
  active: number;
  /** The mouse is over a row. */
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The rows. Whatever has the focus (the list or a search box above it) handles the keys. */
export function OptionList({ id, rows, chosen, active, onPoint, onChoose, ...native }: OptionListProps): ReactNode {
  return (
    <div {...native} id={id} role="listbox" className={styles.list}>
      {rows.map(({ value, content, disabled }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={value}
          id={optionId(id, rows, index)}
          role="option"
          // Options are never focused, only pointed at.
          tabIndex={-1}
          aria-selected={value === chosen}
          aria-disabled={disabled || undefined}
          data-active={index === active || undefined}
          className={styles.option}
          // Keeps focus where it is, so that pressing is not leaving.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          // Not on entering: a list that scrolls under a resting mouse would take the highlight away from the keys.
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
  /** When focus has been elsewhere for a moment. */
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
      // Tells an overlay around it that Escape is for this list.
      data-popup=""
      {...leaving}
    >
      {children}
    </div>
  );
}
