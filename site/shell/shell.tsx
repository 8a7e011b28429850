import { lazy, Suspense, useState, type ComponentProps } from 'react';

import type { ModalFrameProps, Shell } from '#site/assembler/runtime/context.ts';
import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { lazyWithRetry, preload } from '#site/lib/lazyWithRetry.ts';
import { useIsHydrated } from '#site/lib/useIsHydrated.ts';
import { Skeleton } from '#ui';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import * as styles from './Frame.css.ts';
import { SilentErrorBoundary } from './SilentErrorBoundary.tsx';

// The kit's modal weighs nothing until one is opened.
const frame = () => import('./ModalFrame.tsx');
const load = () => importWithRetry(frame, 'default');
let ModalFrame = lazy(load);

/** Asks for what is around every modal, ahead of the press that opens one. */
export const loadModalFrame = (): void => preload(load);

/** Shows a retry when the modal's code fails to load. */
function Modal(props: ModalFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    ModalFrame = lazy(load);
    setAttempt(attempt + 1);
  };
  const missing = (
    <div className={styles.notice}>
      <Failed retry={retry} />
    </div>
  );
  return (
    <SilentErrorBoundary key={attempt} fallback={missing}>
      <ModalFrame {...props} />
    </SilentErrorBoundary>
  );
}

/** Lazy, since what has a shape is not on a first screen. */
const ShapedPlaceholder = lazyWithRetry(() => import('#site/components/ShapedPlaceholder.tsx'), 'ShapedPlaceholder');

function Loading({ minHeight, waiting, asleep }: ComponentProps<Shell['Loading']>) {
  const isHydrated = useIsHydrated();
  if (minHeight <= 0) return null;
  const place = <Skeleton height={minHeight} still={asleep} />;
  // A shape has its height by a style attribute, which the policy ignores in a server's HTML.
  if (waiting === 'block' || !isHydrated) return place;
  return (
    <Suspense fallback={place}>
      <ShapedPlaceholder shape={waiting} height={minHeight} />
    </Suspense>
  );
}

/** This site's components around assembled blocks. */
export const shell: Shell = { Frame, Modal, Failed, Loading };
