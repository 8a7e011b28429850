import '#ui/theme/base.css.ts';
import './bootFailed.css.ts';

import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

import { isCallError } from '#site/api/errors.ts';
import { createSiteStore } from '#site/assembler/store.ts';
import type { Artefact, Language, RuntimeFault } from '#site/assembler/types.ts';
import { fetchArtefact, readBoot } from '#site/boot.ts';
import { startI18n } from '#site/i18n/i18n.ts';
import { currentSession } from '#site/session/session.ts';
import { gatewayClock } from '#site/shared/clock.ts';
import { App } from './App.tsx';
import { showBootFailure } from './bootFailed.ts';
import { deviceOf } from './useSiteFacts.ts';

/** Name in local storage (spec, section 3). */
const LANGUAGE_KEY = 'language';

/** A read is tried again when nothing came back, not when the gateway said no. */
const READ_ATTEMPTS = 3;

/** The player's choice where the merchant speaks it, else the merchant's default. */
function chosenLanguage({ merchant }: Artefact): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return merchant.languages.find((code) => code === stored) ?? merchant.defaultLanguage;
}

function report(fault: RuntimeFault): void {
  // oxlint-disable-next-line no-console -- the one place where faults of config reach a developer
  console.warn(`[config] ${fault.address}: ${fault.code}, ${fault.detail}`);
}

async function start(root: HTMLElement): Promise<void> {
  const boot = readBoot();
  gatewayClock.set(boot.manifest.now);
  const artefact = await fetchArtefact(boot.merchant, boot.manifest.artefact);
  const language = chosenLanguage(artefact);
  const i18n = await startI18n({
    language,
    defaultLanguage: artefact.merchant.defaultLanguage,
    // oxlint-disable-next-line no-console -- a missing text reaches a developer here, a player sees another language's
    onMissing: (key, missingIn) => console.warn(`[text] no ${missingIn} text for ${key}`),
  });
  i18n.on('languageChanged', (code: string) => localStorage.setItem(LANGUAGE_KEY, code));

  const store = createSiteStore({
    artefact,
    known: { language, route: location.pathname, device: deviceOf(window.innerWidth), session: currentSession().kind },
    now: gatewayClock.now,
    report,
  });
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isCallError(error) && error.kind === 'network' && failures < READ_ATTEMPTS,
      },
    },
  });
  createRoot(root).render(<App boot={boot} store={store} queries={queries} report={report} />);
}

const root = document.getElementById('root');
if (root) start(root).catch(() => showBootFailure(root));
