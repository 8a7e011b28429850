import { createContext, Suspense, useContext, useMemo, useRef, useState, type ReactNode } from 'react';

import type { DialogTone } from '#ui/dialog/Dialog.tsx';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';

/** Lazy: no dialog opens before an interaction. */
const Dialog = lazyWithRetry(() => import('#ui/dialog/Dialog.tsx'), 'Dialog');

interface Message {
  /** Without a title, the text is the heading. */
  readonly title?: string;
  readonly text: string;
  readonly tone?: DialogTone;
  /** Label of the confirm button. */
  readonly ok: string;
}

interface Question extends Message {
  /** Label of the cancel button. */
  readonly cancel: string;
}

export interface Dialogs {
  /** Shows a message; resolves when dismissed. */
  alert(message: Message): Promise<void>;
  /**
   * Asks a question; `false` also if dismissed without an answer. Resolves to `false` while another question is pending: the dialog's
   * code may still be loading, so the second call is a double press.
   */
  confirm(question: Question): Promise<boolean>;
}

interface Asked extends Message {
  readonly id: number;
  readonly cancel?: string;
  readonly answer: (agreed: boolean) => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Dialogs from anywhere on the page, one at a time in call order. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs needs a DialogsProvider above it');
  return dialogs;
}

export function DialogsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [queue, setQueue] = useState<readonly Asked[]>([]);
  // Stays rendered during the closing animation.
  const [closing, setClosing] = useState<Asked | null>(null);
  const count = useRef(0);
  const isAsking = useRef(false);

  const dialogs = useMemo<Dialogs>(() => {
    const ask = (question: Message | Question): Promise<boolean> =>
      new Promise((answer) => {
        const id = ++count.current;
        setQueue((waiting) => [...waiting, { ...question, id, answer }]);
      });
    return {
      alert: async (message) => void (await ask(message)),
      async confirm(question) {
        if (isAsking.current) return false;
        isAsking.current = true;
        return ask(question).finally(() => {
          isAsking.current = false;
        });
      },
    };
  }, []);

  const current = queue[0];
  const drawn = current ?? closing;
  const settle = (asked: Asked, agreed: boolean): void => {
    setClosing(asked);
    setQueue((waiting) => waiting.filter((other) => other !== asked));
    asked.answer(agreed);
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense>
        {drawn && <AskedDialog key={drawn.id} asked={drawn} open={drawn === current} onAnswer={(agreed) => settle(drawn, agreed)} />}
      </Suspense>
    </DialogsContext>
  );
}

interface AskedDialogProps {
  readonly asked: Asked;
  readonly open: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}

function AskedDialog({ asked, open, onAnswer }: AskedDialogProps): ReactNode {
  const { title, text, tone, ok, cancel } = asked;
  const agree = { label: ok, onSelect: () => onAnswer(true), isDefault: true };
  return (
    <Dialog
      name={cancel === undefined ? 'alert' : 'confirm'}
      open={open}
      onClose={() => onAnswer(false)}
      title={title ?? text}
      actions={cancel === undefined ? [agree] : [{ label: cancel, onSelect: () => onAnswer(false) }, agree]}
      {...(tone && { tone })}
    >
      {title === undefined ? null : text}
    </Dialog>
  );
}
