import '#ui/theme/base.css.ts';

import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import type { Client } from '#site/api/client.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { CallError } from '#site/api/errors.ts';
import { createQueries } from '#site/api/queries.ts';
import { ClientProvider } from '#site/api/useCall.ts';
import { AssemblyContext, ModalContext, type ModalControl } from '#site/assembler/runtime/context.ts';
import { DeferredPage } from '#site/assembler/runtime/DeferredPage.tsx';
import { createSiteStore, type SiteStore } from '#site/assembler/runtime/store.ts';
import type { Artefact, FieldItem, FieldRule, FormField, Language } from '#site/assembler/runtime/types.ts';
import { FEATURES } from '#site/assembler/runtime/vocabulary.ts';
import { startI18n } from '#site/i18n/i18n.ts';
import { endSession } from '#site/session/session.ts';
import { Dialog, DialogsProvider, ToastProvider } from '#ui';

/** Answers of a pretended gateway, by call. A call without one is out of reach. */
export type Answers = Partial<Record<CallName, (input: unknown) => unknown>>;

export interface SentCall {
  readonly name: string;
  readonly input: unknown;
  readonly idempotencyKey: string | undefined;
  /** The session it speaks for, where that is not the page's own. */
  readonly token?: string | undefined;
}

/** Refuses like the gateway does. */
export function refuse(call: CallName, code: string, value?: CallError['value']): never {
  throw new CallError({ call, kind: 'refused', code, requestId: 'req-1', ...(value && { value }) });
}

interface SiteOptions {
  readonly answers?: Answers;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly fields?: readonly FormField[];
  readonly rules?: Partial<Record<FormField, FieldRule>>;
  readonly tabs?: readonly string[];
  readonly bannerGroups?: readonly string[];
  readonly language?: Language;
  readonly path?: string;
  readonly params?: ModalControl['params'];
}

export interface TestSite {
  readonly i18n: I18n;
  readonly store: SiteStore;
  readonly sent: SentCall[];
  /** Modals that were opened or changed, and pages that were gone to. */
  readonly opened: string[];
  readonly history: readonly string[];
}

const nothing = (): null => null;
/** The forms stand alone here: nothing of the site around them is drawn. */
const shell = { Frame: nothing, Modal: nothing, Failed: nothing, Loading: nothing };

const emptyArea = { items: {}, order: [] };

export const anyText: FieldRule = { enabled: true, required: false, minLength: 0, maxLength: 50, acceptedPattern: '*', patternId: 0 };

/** The parts of an artefact that the forms read; the compiler's own tests are about the rest. */
function artefactOf({ fields = [], tabs = ['register'], flags = {}, bannerGroups = [] }: SiteOptions): Artefact {
  const items: Record<string, FieldItem> = {};
  for (const field of fields) items[field] = { field, tabs: ['register', 'registerMobile'], group: 'account', width: 'half' };
  const tabItems = Object.fromEntries(tabs.map((tab) => [tab, { tab, label: { EN: tab, TY: tab } }]));
  const artefact = {
    v: 1,
    merchant: {
      code: 'demo',
      languages: ['EN', 'TY'],
      defaultLanguage: 'EN',
      domains: ['localhost'],
      currency: { symbol: '₱', exponent: 2 },
      jurisdiction: { minimumAge: 21, guestPlay: true, historyMonths: 6 },
      legal: { terms: '/terms', privacy: '/privacy' },
    },
    site: {
      accounts: { rememberMs: 86_400_000, features: [...FEATURES] },
      announcements: { asked: ['B'], execution: 'B' },
      verification: { codeMaxLength: 255, defaultMinutes: 1 },
      platform: { registerMethod: 'WEB', announcementPlatform: 'W' },
      games: { page: '/game', winnerCategory: 'ALL' },
      formats: { date: 'yyyy-MM-dd hh:mm:ss' },
      records: { datePresetDays: [7] },
      agents: { contractPeriods: ['D', 'W'], realTimeSettleMs: 60_000 },
      uploads: { maxBytes: 1_000_000, maxFiles: 3 },
    },
    flags: Object.fromEntries(Object.entries(flags).map(([id, on]) => [id, { on, note: '' }])),
    layouts: {},
    pages: {},
    modals: emptyArea,
    menus: {},
    centres: {},
    registration: { items, order: [...fields], tabs: { items: tabItems, order: [...tabs] } },
    banners: {
      items: Object.fromEntries(bannerGroups.map((id) => [id, { places: [], autoplayMs: 5000 }])),
      order: [...bannerGroups],
    },
    labels: {},
  };
  return artefact as unknown as Artefact;
}

/** Draws a block as the site would, on a page of its own. */
export async function openSite(block: ReactNode, options: SiteOptions = {}): Promise<TestSite> {
  cleanup();
  endSession();
  const sent: SentCall[] = [];
  const opened: string[] = [];
  const language = options.language ?? 'EN';
  const i18n = await startI18n({
    language,
    defaultLanguage: 'EN',
    onMissing: (key) => sent.push({ name: `no text for ${key}`, input: null, idempotencyKey: undefined }),
  });
  const location = memoryLocation({ path: options.path ?? '/rng', record: true });
  const store = createSiteStore({
    artefact: artefactOf(options),
    known: { language, ...(options.rules && { rules: options.rules }) },
    now: Date.now,
    report: () => undefined,
  });

  const client: Client = {
    call: async (row, input, { idempotencyKey, token } = {}) => {
      sent.push({ name: row.name, input, idempotencyKey, token });
      const answer = options.answers?.[row.name as CallName];
      if (answer === undefined) throw new CallError({ call: row.name, kind: 'network' });
      return (await answer(input)) as never;
    },
  };
  const modal: ModalControl = {
    name: 'modal',
    params: options.params ?? {},
    open: (name) => opened.push(name),
    put: (changes) => opened.push(new URLSearchParams(changes).toString()),
    close: () => opened.push('closed'),
  };
  // A call that fails has failed at once.
  const queries = createQueries();
  queries.setDefaultOptions({ queries: { retry: false } });

  const site = (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ClientProvider value={client}>
          <Router hook={location.hook} searchHook={location.searchHook}>
            <ToastProvider>
              <DialogsProvider dialog={Dialog}>
                <AssemblyContext
                  value={{ store, blocks: new Map(), shell, opener: modal, translate: (key) => key, report: () => undefined }}
                >
                  <ModalContext value={modal}>
                    <DeferredPage>
                      <Suspense>{block}</Suspense>
                    </DeferredPage>
                  </ModalContext>
                </AssemblyContext>
              </DialogsProvider>
            </ToastProvider>
          </Router>
        </ClientProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  // Awaited, as what waits for its texts must be.
  await act(async () => render(site));
  return { i18n, store, sent, opened, history: location.history };
}
