import { useState } from 'react';

import { ModalBarContext, type ModalFrameProps } from '#site/assembler/runtime/context.ts';
import { usePage, useSite } from '#site/assembler/sdk/view.ts';
import { useSession } from '#site/session/session.ts';
import { Modal } from '#ui';
import { needsLogin } from '#site/routing/useLoginRedirect.ts';

/**
 * A modal of config in the kit's modal. Who has to change the password cannot dismiss the one that asks for it, and who has to
 * log in before anything else none that covers what is not open to all.
 */
export default function ModalFrame({ name, title, width, narrow, header, required, onClose, children }: ModalFrameProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const site = useSite();
  const { modal, chat } = site;
  const page = usePage();
  const { mustChange, token } = useSession();
  const loginFirst = needsLogin(site, token, page?.path ?? '');
  return (
    <Modal
      open
      name={name}
      required={required || mustChange || loginFirst}
      onClose={onClose}
      {...(title === undefined ? {} : { title })}
      width={width ?? modal.width}
      height={modal.height}
      headerBar={setBar}
      headerColor={header === 'chat' ? chat.headerColour : undefined}
      {...(narrow === undefined ? {} : { mobileLayout: narrow })}
    >
      <ModalBarContext value={bar}>{children}</ModalBarContext>
    </Modal>
  );
}
