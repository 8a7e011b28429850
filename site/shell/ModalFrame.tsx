import type { ModalFrameProps } from '#site/assembler/context.ts';
import { Modal } from '#ui';

/** A modal of config in the kit's modal. */
export default function ModalFrame({ name, title, width, narrow, required, onClose, children }: ModalFrameProps) {
  return (
    <Modal
      open
      name={name}
      required={required}
      onClose={onClose}
      {...(title === undefined ? {} : { title })}
      {...(width === undefined ? {} : { width })}
      {...(narrow === undefined ? {} : { narrow })}
    >
      {children}
    </Modal>
  );
}
