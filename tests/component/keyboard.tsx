import { screen, within } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { userEvent } from 'vitest/browser';

import { ModalContext, type ModalControl } from '#site/assembler/runtime/context.ts';

/** An address that what stands there writes, as a centre's. */
export function Place({ start, children }: { readonly start?: ModalControl['params']; readonly children: ReactNode }) {
  const [params, setParams] = useState<ModalControl['params']>(start ?? {});
  const modal = useMemo((): ModalControl => {
    const put = (changes: ModalControl['params']): void =>
      setParams((before) => Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, text]) => text !== '')));
    return { name: 'agent', params, open: () => undefined, put, close: () => undefined };
  }, [params]);
  return <ModalContext value={modal}>{children}</ModalContext>;
}

/** By the keyboard: a press of the mouse leaves the focus in the field that was filled last. */
export async function pressOf(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}
export const press = async (name: string | RegExp): Promise<void> => pressOf(await screen.findByRole('button', { name }));
export const agree = async (name: string): Promise<void> =>
  pressOf(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
