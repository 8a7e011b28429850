'use client';

import { Pause, Play } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { playbackLabels } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { composeHandlers } from '../private/composeHandlers.ts';
import type { Playback } from './usePlayback.ts';
import * as styles from './PauseButton.css.ts';

export interface PauseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type' | 'aria-label'> {
  /** Playback of the part that moves. */
  playback: Playback;
}

/** Pauses and resumes moving content. With reduced motion nothing moves, and no button is rendered. */
export function PauseButton({ playback: { paused, reduced, toggle }, className, onClick, ...native }: PauseButtonProps): ReactNode {
  const labels = useKitLabels(playbackLabels);
  if (reduced) return null;
  return (
    <button
      {...native}
      type="button"
      className={classes(styles.pause, className)}
      aria-label={paused ? labels.play : labels.pause}
      onClick={composeHandlers(onClick, toggle)}
    >
      {paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
    </button>
  );
}
