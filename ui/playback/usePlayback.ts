'use client';

import { useState, type FocusEvent, type PointerEvent } from 'react';

import { useIsBehindOverlay } from '../overlay/isBehindOverlay.ts';
import { useDocumentHidden, useReducedMotion } from '../private/environment.ts';
import { useBrowserValue } from '../private/useBrowserValue.ts';
import { useFocused } from '../private/useFocused.ts';

/** Whether content may move, and the player's control of it (WCAG 2.2.2). */
export interface Playback {
  /** True unless paused for any reason. */
  readonly playing: boolean;
  /** True after the pause button, until the play button. */
  readonly paused: boolean;
  /** Reduced motion is preferred: nothing moves automatically, so no pause button is needed. */
  readonly reduced: boolean;
  /** Handler of the pause button. */
  toggle: () => void;
  /** For the moving part, not the pause button: hover and focus pause it. */
  readonly holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Local storage key of the paused parts: like the theme, it is not cleared on logout. */
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
    // Storage is unavailable: the choice lasts while the component is mounted.
  }
}

/**
 * Playback that pauses for the pause button, hover, focus, a covering overlay, a background tab and reduced motion. The
 * paused state is stored on the device: across pages, reloads, and logout.
 * @param name key of the stored state: the same in every language
 */
export function usePlayback(name: string): Playback {
  const [chosen, setChosen] = useState<boolean>();
  const stored = useBrowserValue(() => pausedNames().includes(name), false);
  const paused = chosen ?? stored;
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
      setChosen(!paused);
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
