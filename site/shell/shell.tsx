import { lazy, Suspense, useState, type ComponentProps } from 'react';

import type { ModalFrameProps, Shell } from '#site/assembler/runtime/context.ts';
import { importAgain } from '#site/importAgain.ts';
import { lazyPart, loadEarly } from '#site/shared/lazyPart.ts';
import { Skeleton } from '#ui';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import * as styles from './Frame.css.ts';
import { Quietly } from './Quietly.tsx';

// The kit's modal weighs nothing until one is opened.
const frame = () => import('./ModalFrame.tsx');
const load = () => importAgain(frame, 'default');
let ModalFrame = lazy(load);

/** Asks for what is around every modal, ahead of the press that opens one. */
export const loadModalFrame = (): void => loadEarly(load);

/** Who pressed a button for it is told when it does not come, and may ask again. */
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
    <Quietly key={attempt} otherwise={missing}>
      <ModalFrame {...props} />
    </Quietly>
  );
}

/** No form stands on a first screen. */
const FormPlace = lazyPart(() => import('#site/shared/FormPlace.tsx'), 'FormPlace');

function Loading({ minHeight, waiting, asleep }: ComponentProps<Shell['Loading']>) {
  if (minHeight <= 0) return null;
  const place = <Skeleton height={minHeight} still={asleep} />;
  if (waiting === 'block') return place;
  return (
    <Suspense fallback={place}>
      <FormPlace height={minHeight} />
    </Suspense>
  );
}

/** How this site draws what the assembler arranges. */
export const shell: Shell = { Frame, Modal, Failed, Loading };
