import { lazy, useState, type ComponentProps } from 'react';

import type { ModalFrameProps, Shell } from '#site/assembler/context.ts';
import { importAgain } from '#site/importAgain.ts';
import { FormPlace } from '#site/shared/FormSkeleton.tsx';
import { Skeleton } from '#ui';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import * as styles from './Frame.css.ts';
import { Quietly } from './Quietly.tsx';

// The kit's modal weighs nothing until one is opened.
const frame = () => import('./ModalFrame.tsx');
const load = () => importAgain(frame, 'default');
let ModalFrame = lazy(load);

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

function Loading({ minHeight, waiting }: ComponentProps<Shell['Loading']>) {
  if (minHeight <= 0) return null;
  return waiting === 'form' ? <FormPlace height={minHeight} /> : <Skeleton height={minHeight} />;
}

/** How this site draws what the assembler arranges. */
export const shell: Shell = { Frame, Modal, Failed, Loading };
