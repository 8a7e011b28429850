import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { createQueries } from '#site/api/queries.ts';
import { createSiteStore } from '#site/assembler/runtime/store.ts';
import { blocks as allBlocks } from '#site/blocks/index.ts';
import type { Blocks } from '#site/assembler/sdk/registry.ts';
import { deviceOf } from '#site/boot/render/rendered.ts';
import { preloadNamespaces } from '#site/boot/preloadNamespaces.ts';
import { startI18n } from '#site/i18n/i18n.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { setMockSession } from '#site/session/session.ts';
import { App } from '#site/App.tsx';
import artefact from 'virtual:artefact';
import { fitContent, pageLoaded, prepareBrowser } from './browser.ts';
import { mockClient, type Answers } from './mockClient.ts';
import stored from './answers.json' with { type: 'json' };

/** The gateway's time at which the answers were stored. */
const NOW = Date.UTC(2026, 0, 15, 12, 30);

const MERCHANT = 'demo';
/** Account types of the platform, by who looks at the page. */
const ACCOUNT_TYPE = { member: 0, agent: 1 } as const;

interface PageOptions {
  /** Who looks at it. @default a visitor */
  readonly as?: keyof typeof ACCOUNT_TYPE;
  /** In place of the stored answers. */
  readonly answers?: Answers;
}

/** Blocks that load when they are seen, or when the page is idle, load at once: a picture shows them all. */
const blocks: Blocks = new Map([...allBlocks].map(([name, block]) => [name, { ...block, loading: 'eager' }]));

/** The site at a path, with its query, as the demo merchant configures it, over stored answers. */
async function openPage(path: string, { as, answers }: PageOptions): Promise<ReactElement> {
  prepareBrowser();
  gatewayClock.set(NOW);
  const type = as && ACCOUNT_TYPE[as];
  const client = mockClient(artefact.merchant.currency.exponent, { memberInfo: { ...stored.memberInfo, type }, ...answers });
  // The member's data comes as on the site, by the token.
  setMockSession({ token: as ?? null, accountType: type ?? null, member: null, mustChange: false });
  const i18n = await startI18n({ language: 'EN', defaultLanguage: 'EN', onMissing: () => undefined });
  const store = createSiteStore({
    artefact,
    known: { language: 'EN', device: deviceOf(window.innerWidth), route: path.split('?')[0] ?? path },
    now: gatewayClock.now,
    report: () => undefined,
  });
  const manifest = { artefact: '', skin: '', flagsRev: '', rulesRev: '', status: 0, now: NOW, minClient: '' } as const;
  const { hook, searchHook } = memoryLocation({ path });
  return (
    <I18nextProvider i18n={i18n}>
      <Router hook={hook} searchHook={searchHook}>
        <App
          boot={{ merchant: MERCHANT, manifest }}
          store={store}
          blocks={preloadNamespaces(blocks, i18n)}
          queries={createQueries()}
          client={client}
          report={() => undefined}
        />
      </Router>
    </I18nextProvider>
  );
}

/** A story that shows a whole page of the site. */
export function sitePage(path: string, options: PageOptions = {}): StoryObj {
  return {
    beforeEach: fitContent,
    loaders: [async () => ({ page: await openPage(path, options) })],
    render: (_args, { loaded }) => loaded['page'],
    parameters: { visual: { loaded: pageLoaded } },
    play: pageLoaded,
  };
}
