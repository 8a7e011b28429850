import { useEffect, useEffectEvent } from 'react';

import { useModal, useSite, type BlockProps } from '#site/assembler/runtime/view.ts';
import { duePopups } from '#site/features/announcements/popupMemory.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import type { Props } from './schema.ts';

/** How long the player must have been left in peace. */
const CALM_MS = 1_500;

/** Dialogs, drawers and whatever is being typed. */
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"], :is(input, textarea, select):focus';

const isBusy = (): boolean => document.visibilityState !== 'visible' || document.querySelector(BUSY) !== null;

/**
 * Draws nothing, and opens the modal as soon as something is due and nothing else is going on: never over another modal, or
 * over typing.
 */
export default function EntryPopup({ props: { modal: id } }: BlockProps<Props>): null {
  const { name, open } = useModal();
  const { popups } = useAnnouncements(useSite());
  const now = useGatewayClock();
  const waiting = name === null && popups.length > 0;

  const openWhenDue = useEffectEvent((at: number): boolean => {
    if (duePopups(popups, at).length === 0) return true;
    if (isBusy()) return false;
    open(id);
    return true;
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => {
      if (openWhenDue(now())) clearInterval(timer);
    }, CALM_MS);
    return () => clearInterval(timer);
    // A clock that was set anew may have come to another day.
  }, [waiting, now]);
  return null;
}
