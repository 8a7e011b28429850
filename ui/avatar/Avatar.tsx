'use client';

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Avatar.css.ts';

/** 32, 44 and 72 px. */
export const avatarSizes = ['sm', 'md', 'lg'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role' | 'aria-label'> {
  /** The person's name: read by screen readers, and the source of the initials. */
  name: string;
  src?: string | undefined;
  /** @default 'md' */
  size?: AvatarSize | undefined;
}

/** A person's picture, or their initials. */
export function Avatar({ name, src, size = 'md', className, ...native }: AvatarProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span {...native} role="img" aria-label={name} className={classes(styles.base, styles.size[size], className)}>
      {src !== undefined && src !== failedSrc ? (
        <img className={styles.image} src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
}

/** The first letters of the first and the last word; whole grapheme clusters, as scripts require. */
function initials(name: string): string {
  const words = name.trim().split(/[\s._-]+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
