import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useKitSettings } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as styles from './LazyImage.css.ts';
import { rememberLoaded, wasLoaded } from './loadedImages.ts';

export interface LazyImageProps {
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** Width over height of the box, e.g. `16 / 9`. */
  aspectRatio: number;
  /** In sight when the page opens: loads at once and before others. */
  priority?: boolean;
  /** What to show where loading fails; it is tried once. @default an icon */
  fallback?: ReactNode;
  className?: string;
}

/** A picture that loads when it comes near, with its place kept, and something to see if it never comes. */
export function LazyImage({ src, alt, aspectRatio, priority = false, fallback, className }: LazyImageProps): ReactNode {
  // A different address is a different picture: its state starts anew.
  return <Picture key={src} {...{ src, alt, aspectRatio, priority, fallback, className }} />;
}

type PictureProps = Required<Pick<LazyImageProps, 'src' | 'alt' | 'aspectRatio' | 'priority'>> & {
  fallback: ReactNode;
  className: string | undefined;
};

function Picture({ src, alt, aspectRatio, priority, fallback, className }: PictureProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const { imagePreloadWindows, imageVisibleThreshold, imageCacheSize } = useKitSettings();
  const [near, setNear] = useState(priority || wasLoaded(src));
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(wasLoaded(src) ? 'loaded' : 'loading');

  useEffect(() => {
    if (near || !box.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      // Named, since the default root of a page in a frame is the outer window, to which the margin does not apply.
      root: box.current.ownerDocument,
      rootMargin: `0px 0px ${(imagePreloadWindows - 1) * 100}%`,
      threshold: imageVisibleThreshold,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near, imagePreloadWindows, imageVisibleThreshold]);

  // Until the picture is asked for, and where it never comes, its stand-in carries the name: a link around it needs one.
  const standIn = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  return (
    <span ref={box} className={classes(styles.box, className)} style={{ aspectRatio }}>
      {state === 'loading' && (
        <span className={styles.skeleton} {...(near ? {} : standIn)}>
          <Skeleton still={!near} />
        </span>
      )}
      {near && state !== 'failed' && (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          decoding="async"
          fetchPriority={priority ? 'high' : 'auto'}
          data-loaded={state === 'loaded' || undefined}
          onLoad={() => {
            rememberLoaded(src, imageCacheSize);
            setState('loaded');
          }}
          onError={() => setState('failed')}
        />
      )}
      {state === 'failed' && (
        <span className={styles.fallback} {...standIn}>
          {fallback ?? <ImageOff size={28} aria-hidden="true" />}
        </span>
      )}
    </span>
  );
}
