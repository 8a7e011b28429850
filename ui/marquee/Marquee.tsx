import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { useDirection } from '../kit/KitProvider.tsx';
import { PauseButton } from '../playback/PauseButton.tsx';
import { useFocused } from '../private/useFocused.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import * as styles from './Marquee.css.ts';
import { useScrolling } from './useScrolling.ts';

export interface MarqueeItem {
  readonly id: string;
  /** Text, or a button or link. */
  readonly content: ReactNode;
}

export interface MarqueeProps {
  /** What the list is, e.g. "Notices". */
  label: string;
  /** By which the device remembers that it was paused: one that is the same in every language. @default label */
  name?: string | undefined;
  items: readonly MarqueeItem[];
}

/**
 * A list that scrolls by. It stops for hover, focus, the pause button and a background tab. From the keyboard, and where
 * less motion is wanted, it stands still and is scrolled by hand.
 */
export function Marquee({ label, name = label, items }: MarqueeProps): ReactNode {
  const playback = usePlayback(name);
  const { playing, reduced, holdProps } = playback;
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [keyboardFocus, setKeyboardFocus] = useFocused();
  const still = reduced || keyboardFocus !== undefined;
  useScrolling(list, { still, playing, direction: useDirection() });

  // Standing still, the list is back at its start: what has focus is scrolled to, and the scroll undone afterwards.
  useLayoutEffect(() => {
    if (keyboardFocus) keyboardFocus.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (viewport.current) viewport.current.scrollLeft = 0;
  }, [keyboardFocus]);

  return (
    <section className={styles.root} aria-label={label}>
      <PauseButton playback={playback} />
      {/* The handlers only notice who is here; nothing is operated by them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-still={still || undefined}
        role="group"
        aria-label={label}
        // What scrolls must be reachable from the keyboard, to be scrolled by the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={reduced ? 0 : undefined}
        {...holdProps}
        onFocus={(event) => {
          holdProps.onFocus(event);
          // Not for a press: the list must not jump away under the pointer.
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
