import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { ModalBarContext } from '#site/assembler/runtime/context.ts';

/** Shows its children in the header of the open modal, beside the close button and in place of the title, which still names the modal. */
export function ModalBar({ children }: { readonly children: ReactNode }): ReactNode {
  const bar = useContext(ModalBarContext);
  return bar && createPortal(children, bar);
}
