import { useState, type FocusEvent, type PointerEvent } from 'react';

import { useIsBehindOverlay } from '../overlay/isBehindOverlay.ts';
import { useDocumentHidden, useReducedMotion } from '../private/environment.ts';
import { useFocused } from '../private/useFocused.ts';

/** Whether something that moves by itself may move now, and what the player can do about it (WCAG 2.2.2). */
export interface Playback {
  /** True while nothing speaks against moving. */
  readonly playing: boolean;
  /** True after the pause button, until the play button. */
  readonly paused: boolean;
  /** The player has asked for less motion: it never moves by itself, so a pause button has nothing to do. */
  readonly reduced: boolean;
  /** What the pause button does. */
  toggle: () => void;
  /** For the moving part, not the pause button: pointing at it or focusing inside it holds it still. */
  readonly holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Where this device keeps the names of what was paused, as it keeps the theme: what a session leaves is cleared at its end. */
const KEY = 'pf-paused';

function pausedNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function remember(name: string, paused: boolean): void {
  const others = pausedNames().filter((other) => other !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify(paused ? [...others, name] : others));
  } catch {
    // A browser that keeps nothing: the choice holds as long as the part stands.
  }
}

/**
 * Playback that stops for the pause button, hover, focus, an overlay over it, a background tab and reduced motion. What was paused stays so on
 * the device: on other pages, after a reload, and when a session has ended.
 * @param name by which the choice is remembered: what moves, by the same name in every language
 */
export function usePlayback(name: string): Playback {
  const [paused, setPaused] = useState(() => pausedNames().includes(name));
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useFocused();
  const reduced = useReducedMotion();
  const hidden = useDocumentHidden();
  const covered = useIsBehindOverlay();
  return {
    playing: !paused && !hovered && focused === undefined && !reduced && !hidden && !covered,
    paused,
    reduced,
    toggle: () => {
      remember(name, !paused);
      setPaused(!paused);
    },
    holdProps: {
      // A tap also enters, and on some phones never leaves.
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(event.target),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
      },
    },
  };
}
