/** Entry point of a provider's document: loads the provider that the server names and answers the site's requests. */
import '#ui/theme/base.css.ts';

import * as v from 'valibot';

import { PROVIDERS, type ProviderName } from '#site/assembler/sdk/providers.ts';
import { askMessage, heard, type NotifyMessage } from '#site/third-party/host/messages.ts';
import { isProviderError } from '#site/third-party/host/port.ts';
import type { Adapter, Settings, Stage } from './adapter.ts';
import * as styles from './provider.css.ts';

/** Data that the web server embeds in the document: merchant config, validated when it was compiled. */
const boot = v.object({ name: v.picklist(PROVIDERS), settings: v.looseObject({ timeoutMs: v.number() }) });

type Adapters = { readonly [Name in ProviderName]: (settings: Settings<Name>, stage: Stage) => Promise<Adapter> };

const adapters: Adapters = {
  geetest: async (settings, stage) => (await import('./geetest.ts')).connect(settings, stage),
  firebase: async (settings, stage) => (await import('./firebase.ts')).connect(settings, stage),
  google: async (settings, stage) => (await import('./google.ts')).connect(settings, stage),
  facebook: async (settings, stage) => (await import('./facebook.ts')).connect(settings, stage),
  analytics: async (settings, stage) => (await import('./analytics.ts')).connect(settings, stage),
};

function tell(message: NotifyMessage): void {
  window.parent.postMessage(message, location.origin);
}

/** The site focuses the document when it shows it; focusing an element earlier has no effect. */
const FOCUS_MS = 500;

function show(): Promise<void> {
  tell({ type: 'shown' });
  return new Promise((resolve) => {
    window.addEventListener('focus', () => resolve(), { once: true });
    setTimeout(resolve, document.hasFocus() ? 0 : FOCUS_MS);
  });
}

function tellFailure(error: unknown, id?: number): void {
  const told = isProviderError(error) ? { kind: error.kind, ...(error.code && { code: error.code }) } : { kind: 'unavailable' as const };
  // Only after a refusal can the player continue.
  const goesOn = told.kind === 'refused' && id !== undefined;
  tell({ type: 'failed', ...told, ...(goesOn && { id }) });
}

function start(element: HTMLElement, written: string): void {
  element.className = styles.stage;
  const { name, settings } = v.parse(boot, JSON.parse(written));
  // The server embeds the settings that match this name.
  const connect = adapters[name] as (settings: unknown, stage: Stage) => Promise<Adapter>;
  const adapter = connect(settings, { element, show });
  adapter.then(() => tell({ type: 'ready' }), tellFailure);

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const asked = heard(askMessage, event, window.parent);
    if (asked === undefined) return;
    const { id, language, request } = asked;
    document.documentElement.lang = language;
    element.replaceChildren();
    const answering = adapter.then((answer) => answer(request, language));
    answering.then(
      (value) => tell({ type: 'answered', id, value }),
      (error: unknown) => tellFailure(error, id),
    );
  });
  // The close button is in the parent document; its keyboard shortcut works here, too.
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'failed', kind: 'closed' });
  });
  tell({ type: 'loaded' });
}

const element = document.getElementById('stage');
const written = document.getElementById('provider')?.textContent;
// Opened directly, without a parent, it does nothing.
if (element && written && window.parent !== window) start(element, written);
