import type { ModalFrameProps } from '#site/assembler/context.ts';
import { useSite } from '#site/assembler/view.ts';
import { Modal } from '#ui';

/** A modal of config in the kit's modal. */
export default function ModalFrame({ name, title, width, narrow, required, onClose, children }: ModalFrameProps) {
  const { modal } = useSite();
  return (
    <Modal
      open
      name={name}
      required={required}
      onClose={onClose}
      {...(title === undefined ? {} : { title })}
      width={width ?? modal.width}
      height={modal.height}
      {...(narrow === undefined ? {} : { narrow })}
    >
      {children}
    </Modal>
  );
}
