import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { announcements } from '#site/api/contract/announcements.ts';
import { registrationRules } from '#site/api/contract/register.ts';
import { systemStatus, whitelabel } from '#site/api/contract/system.ts';
import { callKey } from '#site/api/useCall.ts';
import type { SiteStore } from '#site/assembler/runtime/store.ts';
import type { RuntimeFault } from '#site/assembler/runtime/types.ts';
import { fetchArtefact, type Manifest } from '#site/boot/manifest.ts';
import { store as sessionStore } from '#site/session/session.ts';
import { latestMessageAtom } from '#site/features/chat/chatNews.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { setOnline } from './connection.ts';
import { openLiveChannel } from './liveChannel.ts';
import { refetchFailedQueries, startRecovery } from './recovery.ts';
import { reloadIfOutdated } from './versionCheck.ts';
import { swapSkin } from './skin.ts';

export interface LiveEvents {
  /** The page now shows this config. */
  onArtefact(hash: string): void;
  onFault(fault: RuntimeFault): void;
}

/** First back-off of a failed config download, in milliseconds; doubles each time. */
const BACK_OFF_MS = 5000;

/** Updates the page when the merchant's config, flags or rules change. */
export function useLive(store: SiteStore, merchant: string, first: Manifest, { onArtefact, onFault }: LiveEvents): void {
  const queries = useQueryClient();
  useEffect(() => {
    let current = first;
    let { artefact: shown, skin } = first;
    let stopped = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    let wait = BACK_OFF_MS;

    const skinFailed = (hash: string): void => {
      onFault({ address: 'skin', code: 'skin', detail: `skin ${hash} did not load` });
      skin = '';
      askAgain();
    };
    /** The channel repeats nothing: a failed download is retried until it succeeds or another config is announced. */
    const askAgain = (): void => {
      clearTimeout(again);
      if (!stopped) again = setTimeout(() => void take(), wait);
      wait *= 2;
    };
    const take = async (): Promise<void> => {
      const { artefact: wanted } = current;
      if (current.skin !== skin) swapSkin(merchant, (skin = current.skin), skinFailed);
      if (wanted === shown) return;
      try {
        const artefact = await fetchArtefact(merchant, wanted);
        // Another config may have been announced; only the newest is shown.
        if (stopped || current.artefact !== wanted || shown === wanted) return;
        shown = wanted;
        if (store.swap(replaceEqualDeep(store.get().artefact, artefact))) onArtefact(wanted);
      } catch {
        // The last good config stays.
        askAgain();
      }
    };

    const follow = (next: Manifest): void => {
      const last = current;
      current = next;
      wait = BACK_OFF_MS;
      gatewayClock.set(next.now);
      reloadIfOutdated(next.minClient);
      void take();
      if (next.flagsRev !== last.flagsRev || next.rulesRev !== last.rulesRev || next.status !== last.status) {
        for (const row of [systemStatus, whitelabel, registrationRules]) void queries.invalidateQueries({ queryKey: callKey(row) });
      }
    };

    // Conditions and announcements may depend on the new time.
    const offJump = gatewayClock.onJump(() => {
      store.refresh();
      void queries.invalidateQueries({ queryKey: callKey(announcements) });
    });
    const endRecovery = startRecovery(queries);
    const close = openLiveChannel({
      merchant,
      onManifest: follow,
      onConnection: (open) => {
        setOnline(open);
        if (open) void refetchFailedQueries(queries);
      },
      onRoom: (latest) => sessionStore.set(latestMessageAtom, latest),
    });
    return () => {
      stopped = true;
      clearTimeout(again);
      offJump();
      endRecovery();
      close();
    };
  }, [store, merchant, first, queries, onArtefact, onFault]);
}
