import { useState, type ReactNode } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Example } from './components.tsx';

/** The first example of the page, live. */
export function FirstModal(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Example>
      <span>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Sign in
        </Button>
      </span>
      <Modal name="sign-in" title="Welcome back" open={open} onClose={() => setOpen(false)}>
        Good to see you again.
      </Modal>
    </Example>
  );
}
