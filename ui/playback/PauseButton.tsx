'use client';

import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { playbackLabels } from '../kit/labels.ts';
import type { Playback } from './usePlayback.ts';
import * as styles from './PauseButton.css.ts';

export interface PauseButtonProps {
  /** Playback of the part that moves. */
  playback: Playback;
}

/** Pauses and resumes moving content. With reduced motion nothing moves, and no button is rendered. */
export function PauseButton({ playback: { paused, reduced, toggle } }: PauseButtonProps): ReactNode {
  const labels = useKitLabels(playbackLabels);
  if (reduced) return null;
  return (
    <button type="button" className={styles.pause} aria-label={paused ? labels.play : labels.pause} onClick={toggle}>
      {paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
    </button>
  );
}
