'use client';

import { createContext, Suspense, useContext, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';

import type { DialogProps, DialogTone } from './Dialog.tsx';

export interface DialogMessage {
  /** Without a title, the text is the heading. */
  title?: string | undefined;
  text: string;
  tone?: DialogTone | undefined;
  /** Label of the confirm button. */
  ok: string;
}

export interface DialogQuestion extends DialogMessage {
  /** Label of the cancel button. */
  cancel: string;
}

export interface Dialogs {
  /** Shows a message; resolves when dismissed. */
  alert(message: DialogMessage): Promise<void>;
  /**
   * Asks a question; `false` also if dismissed without an answer. Resolves to `false` while another question is pending: the dialog's
   * code may still be loading, so the second call is a double press.
   */
  confirm(question: DialogQuestion): Promise<boolean>;
}

interface Asked extends DialogMessage {
  readonly id: number;
  readonly cancel?: string;
  readonly answer: (agreed: boolean) => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Dialogs that are awaited, from anywhere under a `DialogsProvider`; one at a time, in call order. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs needs a DialogsProvider above it');
  return dialogs;
}

export interface DialogsProviderProps {
  /** `Dialog`, or a lazy component of it where the first load should do without its code. */
  dialog: ComponentType<DialogProps>;
  children?: ReactNode;
}

/** Renders what `useDialogs` asks. One, near the root. */
export function DialogsProvider({ dialog, children }: DialogsProviderProps): ReactNode {
  const [queue, setQueue] = useState<readonly Asked[]>([]);
  // Stays rendered during the closing animation.
  const [closing, setClosing] = useState<Asked | null>(null);
  const count = useRef(0);
  const isAsking = useRef(false);

  const dialogs = useMemo<Dialogs>(() => {
    const ask = (question: DialogMessage | DialogQuestion): Promise<boolean> =>
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
  const shown = current ?? closing;
  const answer = (asked: Asked, agreed: boolean): void => {
    setClosing(asked);
    setQueue((waiting) => waiting.filter((other) => other !== asked));
    asked.answer(agreed);
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense>
        {shown && (
          <AskedDialog key={shown.id} dialog={dialog} asked={shown} open={shown === current} onAnswer={(agreed) => answer(shown, agreed)} />
        )}
      </Suspense>
    </DialogsContext>
  );
}

interface AskedDialogProps {
  readonly dialog: ComponentType<DialogProps>;
  readonly asked: Asked;
  readonly open: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}

function AskedDialog({ dialog: Dialog, asked, open, onAnswer }: AskedDialogProps): ReactNode {
  const { title, text, tone, ok, cancel } = asked;
  const agree = { label: ok, onSelect: () => onAnswer(true), isDefault: true };
  return (
    <Dialog
      name={cancel === undefined ? 'alert' : 'confirm'}
      open={open}
      onClose={() => onAnswer(false)}
      title={title ?? text}
      actions={cancel === undefined ? [agree] : [{ label: cancel, onSelect: () => onAnswer(false) }, agree]}
      tone={tone}
    >
      {title === undefined ? null : text}
    </Dialog>
  );
}
