import { lazy } from 'react';

import type { ModalFrameProps, Shell } from '#site/assembler/context.ts';
import { Skeleton } from '#ui';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import { Quietly } from './Quietly.tsx';

// The kit's modal weighs nothing until one is opened.
const ModalFrame = lazy(() => import('./ModalFrame.tsx'));

function Modal(props: ModalFrameProps) {
  return (
    <Quietly>
      <ModalFrame {...props} />
    </Quietly>
  );
}

function Loading({ minHeight }: { readonly minHeight: number }) {
  return minHeight > 0 ? <Skeleton height={minHeight} /> : null;
}

/** How this site draws what the assembler arranges. */
export const shell: Shell = { Frame, Modal, Failed, Loading };
