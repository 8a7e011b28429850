'use client';

import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useKitSettings } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { useIsHydrated } from '../private/useBrowserValue.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as styles from './LazyImage.css.ts';
import { rememberLoaded, wasLoaded } from './loadedImages.ts';

/** Native props and `ref` go to the box around the picture. */
export interface LazyImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  src: string;
  /** Empty if adjacent text says the same. */
  alt: string;
  /** Width over height of the box, e.g. `16 / 9`. */
  aspectRatio: number;
  /** Above the fold: loads at once, with high priority. */
  priority?: boolean | undefined;
  /** Shown if loading fails; there is no retry. @default an icon */
  fallback?: ReactNode;
}

/** A picture that loads when it is near the viewport, with reserved space, and a fallback. */
export function LazyImage(props: LazyImageProps): ReactNode {
  // Another URL is another picture: reset the state by key.
  return <Picture key={props.src} {...props} />;
}

function Picture({ src, alt, aspectRatio, priority = false, fallback, className, ref, ...native }: LazyImageProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const { imagePreloadWindows, imageVisibleThreshold, imageCacheSize } = useKitSettings();
  // In a server's HTML the picture itself is there, and the browser decides when to load it: no script has run yet.
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  const picture = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(priority || isServed || wasLoaded(src));
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(wasLoaded(src) ? 'loaded' : 'loading');

  useEffect(() => {
    if (near || !box.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      // Explicit, since the default root of a framed page is the outer window, to which the margin does not apply.
      root: box.current.ownerDocument,
      rootMargin: `0px 0px ${(imagePreloadWindows - 1) * 100}%`,
      threshold: imageVisibleThreshold,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near, imagePreloadWindows, imageVisibleThreshold]);

  useEffect(() => {
    // It may have come, or failed, before anything listened.
    if (!isServed || !picture.current?.complete) return;
    setState(picture.current.naturalWidth > 0 ? 'loaded' : 'failed');
  }, [isServed]);

  // Until the picture loads, and if it fails, its placeholder has the name: a link around it needs one.
  const standIn = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  return (
    <span {...native} ref={useMergedRefs(box, ref)} className={classes(styles.box, className)}>
      <svg className={styles.sizer} viewBox={`0 0 ${aspectRatio} 1`} />
      {state === 'loading' && (
        <span className={styles.skeleton} {...(near ? {} : standIn)}>
          <Skeleton still={!near || isServed} />
        </span>
      )}
      {near && state !== 'failed' && (
        <img
          ref={picture}
          className={styles.image}
          // Before the address, which would be loaded at once.
          loading={isServed && !priority ? 'lazy' : undefined}
          data-served={isServed || undefined}
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
