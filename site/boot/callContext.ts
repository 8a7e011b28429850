import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

import type { CallContext } from '#site/api/client.ts';
import { systemStatus } from '#site/api/contract/system.ts';
import { callKey } from '#site/api/useCall.ts';
import type { SiteStore } from '#site/assembler/runtime/store.ts';
import { setOnline } from '#site/live/connection.ts';
import { sessionLost } from '#site/session/lifecycle.ts';
import type { Report } from '#site/report/createReporter.ts';
import { currentSession } from '#site/session/session.ts';
import { gatewayClock } from '#site/lib/clock.ts';

export interface CallContextOptions {
  readonly store: SiteStore;
  readonly queries: QueryClient;
  readonly i18n: i18n;
  readonly report: Report;
}

/** The sender of the page's requests, and the handlers of what their answers imply. */
export function callContext({ store, queries, i18n, report }: CallContextOptions): CallContext {
  const merchant = () => store.get().artefact.merchant;
  return {
    merchant: merchant().code,
    settings: () => store.get().artefact.site,
    exponent: () => merchant().currency.exponent,
    language: () => i18n.language,
    token: () => currentSession().token,
    onSessionLost: sessionLost,
    onClosed: () => void queries.invalidateQueries({ queryKey: callKey(systemStatus) }),
    onMalformed: (call, place) => report({ address: `calls/${call}`, code: 'answer', detail: `${place} is malformed` }),
    onReachable: setOnline,
    wordsFor: async (refused) => {
      const { refusalWords } = await import('#site/shell/refusalWords.ts');
      return refusalWords(i18n, refused);
    },
    newId: () => crypto.randomUUID(),
    now: gatewayClock.now,
  };
}
