import type { ModalFrameProps } from '#site/assembler/context.ts';
import { useSite } from '#site/assembler/view.ts';
import { useSession } from '#site/session/session.ts';
import { Modal } from '#ui';

/**
 * A modal of config in the kit's modal. Who has to change the password, or to log in before anything else,
 * cannot dismiss the one that asks for it.
 */
export default function ModalFrame({ name, title, width, narrow, header, required, onClose, children }: ModalFrameProps) {
  const { modal, loggedInToHome, chat } = useSite();
  const { mustChange, token } = useSession();
  return (
    <Modal
      open
      name={name}
      required={required || mustChange || (loggedInToHome && token === null)}
      onClose={onClose}
      {...(title === undefined ? {} : { title })}
      width={width ?? modal.width}
      height={modal.height}
      headerColor={header === 'chat' ? chat.headerColour : undefined}
      {...(narrow === undefined ? {} : { narrow })}
    >
      {children}
    </Modal>
  );
}
