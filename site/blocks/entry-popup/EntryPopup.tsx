import { useEffect, useEffectEvent } from 'react';

import { useIsLeaving } from '#site/assembler/sdk/useIsLeaving.ts';
import { useModal, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import { duePopups } from '#site/features/announcements/popupMemory.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import type { Props } from './schema.ts';

/** Time without interaction before the modal opens. */
const CALM_MS = 1_500;

/** Dialogs, drawers and focused input fields. */
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"], :is(input, textarea, select):focus';

/** Has done nothing on this page yet; unknown to older browsers. */
const hasJustCome = (): boolean => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;

const isBusy = (): boolean => hasJustCome() || document.visibilityState !== 'visible' || document.querySelector(BUSY) !== null;

/**
 * Renders nothing; opens the modal when an announcement is due and the page is idle: never in
 * the face of who has just come, above another modal, during input, or over the page that a press leads to.
 */
export default function EntryPopup({ props: { modal: id } }: BlockProps<Props>): null {
  const { name, open } = useModal();
  const { popups } = useAnnouncements(useSite());
  const now = useGatewayClock();
  const isLeaving = useIsLeaving();
  const waiting = name === null && popups.length > 0 && !isLeaving;

  const openWhenDue = useEffectEvent((at: number): boolean => {
    if (duePopups(popups, at).length === 0) return true;
    if (isBusy()) return false;
    open(id);
    return true;
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => openWhenDue(now()) || wait(), CALM_MS);
    };
    for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, wait, { signal: listeners.signal });
    wait();
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
    // After a change of the system clock, the day may differ.
  }, [waiting, now]);
  return null;
}
