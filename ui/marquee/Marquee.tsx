'use client';

import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useDirection } from '../kit/KitProvider.tsx';
import { PauseButton } from '../playback/PauseButton.tsx';
import { classes } from '../private/classes.ts';
import { useFocused } from '../private/useFocused.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import * as styles from './Marquee.css.ts';
import { useScrolling } from './useScrolling.ts';

export interface MarqueeItem {
  readonly id: string;
  /** Text, or a button or link. */
  readonly content: ReactNode;
}

export interface MarqueeProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> {
  /** What the list is, e.g. "Notices". */
  label: string;
  /** Key of the stored paused state: the same in every language. @default label */
  name?: string | undefined;
  items: readonly MarqueeItem[];
}

/**
 * A scrolling list. Pauses for hover, focus, the pause button and a background tab. With keyboard focus or reduced
 * motion, it is static and scrolled manually.
 */
export function Marquee({ label, name = label, items, className, ...native }: MarqueeProps): ReactNode {
  const playback = usePlayback(name);
  const { playing, reduced, holdProps } = playback;
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [keyboardFocus, setKeyboardFocus] = useFocused();
  const still = reduced || keyboardFocus !== undefined;
  useScrolling(list, { still, playing, direction: useDirection() });

  // Static, the list is at its start: the focused item is scrolled into view, which is undone afterwards.
  useLayoutEffect(() => {
    if (keyboardFocus) keyboardFocus.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (viewport.current) viewport.current.scrollLeft = 0;
  }, [keyboardFocus]);

  return (
    <section {...native} className={classes(styles.root, className)} aria-label={label}>
      <PauseButton playback={playback} />
      {/* The handlers only track hover and focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-still={still || undefined}
        role="group"
        aria-label={label}
        // Scroll containers must be focusable, to be scrolled by arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={reduced ? 0 : undefined}
        {...holdProps}
        onFocus={(event) => {
          holdProps.onFocus(event);
          // Not for a press: the list must not jump away from the pointer.
          setKeyboardFocus(event.target.matches(':focus-visible') ? event.target : undefined);
        }}
        onBlur={(event) => {
          holdProps.onBlur(event);
          if (!event.currentTarget.contains(event.relatedTarget)) setKeyboardFocus(undefined);
        }}
      >
        <ul ref={list} className={styles.list}>
          {items.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
